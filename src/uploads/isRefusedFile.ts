import { GraphQlError, HttpError } from "../api/errors.ts";

/** Whether a service refused the file of a request, for its size or for a virus: it would refuse it again. */
export function isRefusedFile(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 413;
  return (
    error instanceof GraphQlError &&
    error.errors.some(
      ({ code, field = "" }) => code === "VALIDATION_FAILED" && /^(file|files\.\d+)$/.test(field),
    )
  );
}
