import type { ErrorEntry } from "../api/classifyErrors.ts";
import { isRefused, RequestError } from "../api/errors.ts";

/** Whether a service or a gateway refused the file of a request, such as for its size or for a virus, and would do so again. */
export function isRefusedFile(error: unknown): boolean {
  const isFile = ({ field = "" }: ErrorEntry) => /(^|\W)files?(\W\d+\W?)?$/i.test(field);
  return (
    error instanceof RequestError && (isRefused(error) || error.status === 413 || error.errors.some(isFile))
  );
}
