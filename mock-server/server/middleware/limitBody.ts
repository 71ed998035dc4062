import type { Context, MiddlewareHandler } from "hono";
import { maxFormBytes } from "../../services/graphql/endpoint.ts";
import { readBodyStart, replaceRequestBody } from "../request/requestBody.ts";
import { respondWithError } from "../request/respondWithError.ts";

const megabyte = 1024 * 1024;

/** Documents and variables of GraphQL requests, and the JSON of the REST API. */
const maxJsonBytes = megabyte;

/**
 * Rejects bodies that are larger than any valid one with a 413, before more than that is in memory: 1 MB, and 120 MB for
 * multipart forms.
 */
export function limitBody(): MiddlewareHandler {
  return async (c, next) => {
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") ?? false;
    const limit = isForm ? maxFormBytes : maxJsonBytes;
    if (Number(c.req.header("content-length") ?? 0) > limit) return rejectBody(c, limit);
    if (c.req.header("transfer-encoding") === undefined || !c.req.raw.body) return next();
    if (isForm) {
      const form = createLimitedBody(c.req.raw.body, limit);
      c.req.raw = replaceRequestBody(c.req.raw, form.body);
      await next();
      if (form.isTooLarge()) {
        // Hono would copy the headers of the response to the form's part.
        c.res = undefined;
        c.res = rejectBody(c, limit);
      }
      return undefined;
    }
    const start = await readBodyStart(c.req.raw, ({ size }) => size > limit);
    if (start.bytes.byteLength > limit) return rejectBody(c, limit);
    c.req.raw = start.request;
    return next();
  };
}

/** Passes a body on, and ends it with an error at the limit. */
function createLimitedBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number) {
  let size = 0;
  const limited = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new Error("The form is too large."));
      else controller.enqueue(chunk);
    },
  });
  return { body: body.pipeThrough(limited), isTooLarge: () => size > limit };
}

function rejectBody(c: Context, limit: number): Response {
  const message = `The body is larger than ${limit / megabyte} MB.`;
  return respondWithError(c, 413, "PAYLOAD_TOO_LARGE", message);
}
