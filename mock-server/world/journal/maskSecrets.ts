const secretKey =
  /token|password|secret|verifier|email|phone|(first|last|given|family|full|installer)_?name|^name$|street|houseNumber|postCode|city|notes|comment|customReason/i;

/** Deeper than the input of any operation. */
const maxDepth = 20;

/** What secrets and personal data are replaced by. */
export const mask = "•••";

/** Copies variables with secrets and personal data replaced by dots, and files by their type and size. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) return "…";
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner, depth + 1)]),
  );
}

/** Also hides variables that a GraphQL document passes as an argument or field with a secret, such as `token: $code`. */
export function maskVariables(document: unknown, variables: unknown): unknown {
  const masked = maskSecrets(variables);
  if (typeof masked !== "object" || masked === null) return masked;
  const names = findSecretVariables(document);
  return Object.fromEntries(
    Object.entries(masked).map(([name, value]) => [name, names.has(name) ? mask : value]),
  );
}

/** The texts that `maskVariables` and `maskStrings` hide: a service may quote them in an error. */
export function findSecrets(document: unknown, variables: unknown): string[] {
  const names = findSecretVariables(document);
  const literals = typeof document === "string" ? (document.match(stringLiteral) ?? []) : [];
  const texts = findTexts(variables, (key) => isSecretKey(key) || names.has(key));
  return [...literals.map((literal) => literal.replaceAll(/^"+|"+$/g, "")), ...texts];
}

const stringLiteral = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;

/** Hides the texts in a GraphQL document: a client may write values into it instead of variables. */
export function maskStrings(document: string): string {
  return document.replaceAll(stringLiteral, `"${mask}"`);
}

function findSecretVariables(document: unknown): Set<string> {
  const passed = typeof document === "string" ? [...document.matchAll(/(\w+)\s*:\s*\$(\w+)/g)] : [];
  return new Set(passed.flatMap(([, name = "", variable = ""]) => (isSecretKey(name) ? [variable] : [])));
}

/** All texts below keys that `isSecret` selects. */
function findTexts(value: unknown, isSecret: (key: string) => boolean, isBelow = false, depth = 0): string[] {
  if (typeof value === "string") return isBelow ? [value] : [];
  if (typeof value !== "object" || value === null || depth === maxDepth) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, isSecret, isBelow || isSecret(key), depth + 1),
  );
}

function maskValue(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  return isSecretKey(key) ? mask : maskSecrets(value, depth);
}

export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}
