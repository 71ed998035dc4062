import type { MiddlewareHandler } from "hono";
import { createClientSignature, getIpAddress, isValidClientSignature } from "#services/clientSignature.ts";
import { findAccountWorld } from "#services/findAccountWorld.ts";
import type { RequestEnv } from "#services/requestContext.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";
import { authenticateRequest } from "../request/authenticateRequest.ts";
import { respondWithError } from "../request/respondWithError.ts";

/**
 * Puts the signed-in account into the context. Rejects an invalid bearer token (401) and a client signature that was
 * made for another IP address (403); all other responses carry a new signature. In front of a backend, which signs and checks
 * by itself, it does neither: there each customer of the backend's provider gets a world in `accountWorlds`.
 */
export function identifyCaller(accountWorlds?: WorldRegistry): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const accountWorld = accountWorlds && findAccountWorld(accountWorlds, c.get("world"), c.req.raw);
    if (accountWorld) {
      c.set("world", accountWorld);
      c.set("account", accountWorld.accounts[0] ?? null);
      return next();
    }
    const ipAddress = getIpAddress(c);
    const token = c.req.header("x-client-token") ?? "";
    const signature = c.req.header("x-client-signature") ?? "";
    if (!accountWorlds && (token || signature) && !isValidClientSignature(ipAddress, { token, signature })) {
      const message = "The client token and signature do not belong to your address.";
      return respondWithError(c, 403, "CLIENT_NOT_RECOGNISED", message);
    }
    const caller = await authenticateRequest(c.get("world"), c.req.raw);
    if ("error" in caller) return respondWithError(c, 401, "AUTH_NOT_AUTHORIZED", caller.error);
    c.set("account", caller.account);
    await next();
    if (accountWorlds) return undefined;
    const created = createClientSignature(ipAddress);
    c.res.headers.set("x-client-token", created.token);
    c.res.headers.set("x-client-signature", created.signature);
    return undefined;
  };
}
