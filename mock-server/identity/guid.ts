import { createHash } from "node:crypto";

/** A GUID that is always the same for the same text. */
export function guidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  // Version 8 of RFC 9562 is the one whose content is up to the maker.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
