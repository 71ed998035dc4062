import type { GraphQlErrorEntry } from "../api/classifyErrors.ts";
import { GraphQlError, isRefused, ServiceError } from "../api/errors.ts";

/** Whether a service or a gateway refused the file of a request, as for its size or for a virus: it would refuse it again. */
export function isRefusedFile(error: unknown): boolean {
  if (isRefused(error) || (error instanceof ServiceError && error.status === 413)) return true;
  const isFile = ({ field = "" }: GraphQlErrorEntry) => /(^|\W)files?(\W\d+\W?)?$/i.test(field);
  return error instanceof GraphQlError && error.errors.some(isFile);
}
