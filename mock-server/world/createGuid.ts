import { hash } from "node:crypto";

/** Creates a GUID that depends on the text alone. */
export function createGuid(text: string): string {
  const hex = hash("sha256", text);
  // RFC 9562 leaves the content of version 8 to implementations.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
