import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { respondWithError } from "../request/respondWithError.ts";

/**
 * Rejects bodies that are larger than any valid one with a 413: 1 MB, and for multipart forms more than ten files of 10 MB,
 * so that an oversized file reaches the rule that rejects it by name.
 */
export function limitBody(): MiddlewareHandler {
  const limitJson = createLimit(1);
  const limitForm = createLimit(120);
  return (c, next) => {
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
    return (isForm ? limitForm : limitJson)(c, next);
  };
}

function createLimit(megabytes: number): MiddlewareHandler {
  const maxSize = megabytes * 1024 * 1024;
  const onError = (c: Context) =>
    respondWithError(c, 413, "PAYLOAD_TOO_LARGE", `The body is larger than ${megabytes} MB.`);
  const limit = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    // Hono's limit begins to read the body. Node then closes the connection although the client sends its next request.
    if (Number(c.req.header("content-length")) > maxSize) return onError(c);
    return limit(c, next);
  };
}
