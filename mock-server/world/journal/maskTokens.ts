import type { World } from "../world.ts";

/** The replacement for tokens and passwords. */
export const mask = "•••";

const secretName = String.raw`\w*(?:token|password|secret|verifier)`;

/** Matches an argument or input field of a GraphQL document whose value is a variable. */
const secretVariable = new RegExp(String.raw`\b${secretName}\s*:\s*\$(\w+)`, "gi");

/** The names of secrets, and of the variables that a GraphQL document passes to a secret's argument. */
function findSecretNames(document: string): string {
  return [secretName, ...Array.from(document.matchAll(secretVariable), ([, name]) => name)].join("|");
}

const secretValues = [
  // An argument in a GraphQL document that JSON contains: its quotes are escaped.
  String.raw`(\b${secretName}\s*:\s*\\?")(?:[^"\\]|\\[^"])*`,
  // A field of a form or of a URL's query.
  String.raw`((?:^|[?&#])(?:code|signature|${secretName})=)[^&#\s"]*`,
  // Tokens of the sign-in provider. A part of an encrypted one is empty.
  String.raw`()\beyJ[\w-]+(?:\.[\w-]*)+`,
].map((pattern) => new RegExp(pattern, "gim"));

/**
 * Hides tokens and passwords in a text: values of fields, arguments and parameters with such a name, and tokens of the world
 * and its sign-in provider wherever they are. Names and addresses stay: the people of the mock server are invented.
 */
export function maskTokens(text: string, world: World): string {
  const field = new RegExp(String.raw`("(?:${findSecretNames(text)})"\s*:\s*")(?:[^"\\]|\\.)*`, "gim");
  const masked = [field, ...secretValues].reduce((it, pattern) => it.replaceAll(pattern, `$1${mask}`), text);
  return listTokens(world).reduce((it, token) => it.replaceAll(token, mask), masked);
}

function listTokens({ projects, registrations }: World): string[] {
  const tokens = [...projects.map((it) => it.invitationToken), ...registrations.map((it) => it.token)];
  // A number may occur anywhere, so it is not treated as a secret.
  return tokens.flatMap((token) => (token !== null && /\D/.test(token) ? [token] : []));
}

/** Copies the variables of an operation without tokens and passwords. */
export function maskVariables(variables: unknown, document: string, world: World): unknown {
  const secretKey = new RegExp(`^(?:${findSecretNames(document)})$`, "i");
  const maskValue = (value: unknown, depth: number): unknown => {
    if (typeof value === "string") return maskTokens(value, world);
    if (typeof value !== "object" || value === null) return value;
    if (depth === maxDepth) return "…";
    if (Array.isArray(value)) return value.map((item) => maskValue(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        secretKey.test(key) && inner !== null ? mask : maskValue(inner, depth + 1),
      ]),
    );
  };
  return maskValue(variables, 0);
}

/** No operation has an input as deep as this. */
const maxDepth = 20;
