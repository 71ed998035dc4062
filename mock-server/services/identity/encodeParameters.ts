/** Encodes parameters as `name=value&…` in the given order. */
export function encodeParameters(parameters: ReadonlyArray<readonly [name: string, value: string]>): string {
  return parameters.map(([name, value]) => `${name}=${encodeValue(value)}`).join("&");
}

/** Encodes as B2C does: hexadecimal digits in lower case and `+` for a space, unlike `encodeURIComponent`. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed())
    .replace(/%20/g, "+")
    .replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())
    .replace(/~/g, "%7e")
    .replace(/'/g, "%27");
}
