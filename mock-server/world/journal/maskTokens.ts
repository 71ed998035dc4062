/** What tokens and passwords are replaced by. */
export const mask = "•••";

const secretName = String.raw`\w*(?:token|password|secret|verifier)`;

const secretValues = [
  // A field of JSON.
  String.raw`("${secretName}"\s*:\s*")(?:[^"\\]|\\.)*`,
  // An argument in a GraphQL document, whose quotes JSON escapes.
  String.raw`(\b${secretName}\s*:\s*\\?")(?:[^"\\]|\\[^"])*`,
  // A field of a form or of a URL's query.
  String.raw`((?:^|[?&#])(?:code|signature|${secretName})=)[^&#\s"]*`,
  String.raw`()\beyJ[\w-]+(?:\.[\w-]+)+`,
].map((pattern) => new RegExp(pattern, "gim"));

/** Hides tokens and passwords in a text. Names and addresses stay: the people of the mock server are invented. */
export function maskTokens(text: string): string {
  return secretValues.reduce((masked, pattern) => masked.replaceAll(pattern, `$1${mask}`), text);
}

const secretKey = new RegExp(`${secretName}$`, "i");

/** Deeper than the input of any operation. */
const maxDepth = 20;

/** Copies the variables of an operation without tokens and passwords. */
export function maskVariables(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) return "…";
  if (Array.isArray(value)) return value.map((item) => maskVariables(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) && inner !== null ? mask : maskVariables(inner, depth + 1),
    ]),
  );
}
