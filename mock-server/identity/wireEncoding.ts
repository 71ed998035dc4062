/**
 * Encodes a value as B2C does in its redirects: lower-case hex and `+` for a space, where the browser's own functions
 * write upper case or `%20`.
 */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed())
    .replace(/%20/g, "+")
    .replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())
    .replace(/~/g, "%7e")
    .replace(/'/g, "%27");
}

/** `name=value&…` in the given order. */
export function encodeParameters(parameters: ReadonlyArray<readonly [name: string, value: string]>): string {
  return parameters.map(([name, value]) => `${name}=${encodeValue(value)}`).join("&");
}
