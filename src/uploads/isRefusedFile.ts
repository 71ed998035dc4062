import { GraphQlError } from "../api/errors.ts";

/** Whether a service refused the file of a request, for example for a virus: it would refuse it again. */
export function isRefusedFile(error: unknown): boolean {
  return (
    error instanceof GraphQlError &&
    error.errors.some(
      ({ code, field = "" }) => code === "VALIDATION_FAILED" && /^(file|files\.\d+)$/.test(field),
    )
  );
}
