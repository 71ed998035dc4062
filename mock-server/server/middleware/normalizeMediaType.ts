import type { MiddlewareHandler } from "hono";

/** Writes the media type of a request in lower case: it has no case (RFC 9110), but GraphQL Yoga compares it as it is. */
export const normalizeMediaType: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type");
  if (type) {
    c.req.raw.headers.set(
      "content-type",
      type.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()),
    );
  }
  return next();
};
