import type { Violation } from "../graphql/errors.ts";

const types = ["application/pdf", "image/jpeg", "image/png", "image/heic"];
const megabytes = 10;

/** How many files a request may hold. */
export const mostFiles = 10;

/** What is wrong with an uploaded file; undefined if nothing. */
export function fileViolation(file: File, field: string): Violation | undefined {
  if (!types.includes(file.type)) {
    return { field, message: `"${file.name}" is not a PDF, JPEG, PNG or HEIC file.` };
  }
  if (file.size === 0) return { field, message: `"${file.name}" is empty.` };
  if (file.size > megabytes * 1024 * 1024) {
    return { field, message: `"${file.name}" is larger than ${megabytes} MB.` };
  }
  return undefined;
}
