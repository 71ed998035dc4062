import { ApplicationError, HttpError, NetworkError } from "../api/errors.ts";
import type { UploadProblem } from "./uploadQueue.ts";

/** Why a file did not arrive. What a service says of it is passed on; a lost connection has no words of its own. */
export function problemOfSending(error: unknown): UploadProblem {
  if (error instanceof NetworkError) return { kind: "lost" };
  if (error instanceof HttpError && error.status === 413) return { kind: "tooBig" };
  if (error instanceof ApplicationError || error instanceof HttpError) return { text: error.message };
  return { kind: "unknown" };
}
