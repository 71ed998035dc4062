import type { MiddlewareHandler } from "hono";

/**
 * Writes the media type of a request in lower case: case does not matter (RFC 9110), but GraphQL Yoga's comparison is
 * case-sensitive.
 */
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
