import { getDialect } from "#rules/dialects.ts";
import { IdTokenError, verifyIdToken } from "#services/identity/tokens/verifyIdToken.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

/** The account of a request (null if anonymous), or the error of its bearer token. */
type Caller = { account: AccountRecord | null } | { error: string };

/**
 * Verifies the bearer id token. A request without one is anonymous; an invalid one is an error, which dialects ignore for
 * GraphQL.
 */
export async function authenticateRequest(world: World, request: Request): Promise<Caller> {
  const caller = await verifyToken(world, request);
  const isIgnored =
    getDialect(world).ignoresInvalidTokens && new URL(request.url).pathname.endsWith("/graphql");
  return "error" in caller && isIgnored ? { account: null } : caller;
}

async function verifyToken(world: World, request: Request): Promise<Caller> {
  const authorization = request.headers.get("authorization");
  if (authorization === null) return { account: null };
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) return { error: 'The authorization header must read "Bearer <id token>".' };
  try {
    return { account: await verifyIdToken(world, token) };
  } catch (error) {
    if (error instanceof IdTokenError) return { error: error.message };
    throw error;
  }
}
