import type { Reading } from "./scalars.ts";

/**
 * What a value has to look like. A field has the arguments with which it is selected, and `?` at the end if it may be null, or
 * `!` if its object is nothing without it, such as the id of a record and the list of a page.
 */
export type Shape = Reading | [Shape] | { readonly [field: string]: Shape };

/** The selection of a value's fields: empty for a scalar. */
export function printSelection(shape: Shape): string {
  if (typeof shape === "string") return "";
  if (Array.isArray(shape)) return printSelection(shape[0]);
  const fields = Object.entries(shape).map(
    ([field, part]) => field.replace(/[?!]$/, "") + printSelection(part),
  );
  return ` { ${fields.join(" ")} }`;
}
