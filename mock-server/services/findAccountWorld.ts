import { createHash } from "node:crypto";
import { decodeJwt, type JWTPayload } from "jose";
import { buildWorld } from "../scenarios/buildWorld.ts";
import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { getTenantId } from "./identity/tenants.ts";

/**
 * The world of a customer who has signed in with the provider of the backend behind this server: built from the plan of the
 * request's world, whose first persona gets the customer's name. The token is not verified, since all data is invented.
 * Undefined without such a token, for an expired one, and for a token of the mock server's own provider.
 */
export function findAccountWorld(
  worlds: WorldRegistry,
  { id, plan }: World,
  { headers }: Request,
): World | undefined {
  const claims = readClaims(headers.get("authorization") ?? "");
  const { sub, iss = "", exp = 0 } = claims;
  const isOwn = worlds.all().some((world) => iss.includes(getTenantId(world)));
  if (sub === undefined || isOwn || exp * 1000 < Date.now()) return undefined;
  const accountId = `${id}-${createHash("sha256").update(sub).digest("hex").slice(0, 8)}`;
  const found = worlds.get(accountId);
  if (found) return found;
  const world = worlds.add(buildWorld({ ...plan, id: accountId, mocks: [] }));
  const [account] = world.accounts;
  const { given_name: firstName, family_name: lastName, emails, email = emails } = claims;
  for (const [name, value] of Object.entries({ firstName, lastName, email: [email].flat()[0] })) {
    if (account && typeof value === "string") Object.assign(account, { [name]: value });
  }
  return world;
}

function readClaims(authorization: string): JWTPayload {
  try {
    return decodeJwt(authorization.replace(/^Bearer /i, ""));
  } catch {
    return {};
  }
}
