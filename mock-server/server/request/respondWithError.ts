import type { Context } from "hono";
import { createBearerChallenge } from "#services/bearerChallenge.ts";
import { createErrorResponse } from "#services/graphql/errors.ts";

/** Responds in GraphQL's shape at the GraphQL endpoints, else in that of the REST API. */
export function respondWithError(
  c: Context,
  status: 401 | 403 | 404 | 413,
  code: string,
  message: string,
): Response {
  if (c.req.path.endsWith("/graphql")) return createErrorResponse(status, code, message);
  return c.json({ message }, status, status === 401 ? createBearerChallenge(message) : {});
}
