import type { AccountRecord, World } from "../world/world.ts";

/** Who called, or why the bearer token is refused. */
export type Caller = { account: AccountRecord | null } | { refusal: string };

/** Reads and verifies the bearer id token. A call without one is anonymous; a bad one is refused, never ignored. */
export async function callerOfRequest(world: World, request: Request): Promise<Caller> {
  const authorization = request.headers.get("authorization");
  if (authorization === null) return { account: null };
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) return { refusal: 'The authorization header must read "Bearer <id token>".' };
  // Loaded with the first token: the server is ready without what verifies it.
  const { IdTokenError, verifyIdToken } = await import("../identity/verifyIdToken.ts");
  try {
    const { sub } = await verifyIdToken(world, token);
    const account = world.accounts.find(({ id }) => id === sub);
    return account ? { account } : { refusal: "The account of the id token does not exist." };
  } catch (error) {
    if (error instanceof IdTokenError) return { refusal: error.message };
    throw error;
  }
}
