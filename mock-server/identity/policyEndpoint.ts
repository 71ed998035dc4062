import type { MiddlewareHandler } from "hono";
import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ProtocolError } from "./errors.ts";
import { readQuery } from "./requestForm.ts";
import { findPolicy, findTenant, type PolicyName, policyNames, tenantName } from "./tenants.ts";

/** Which tenant and policy a request is for, and how its address was written. */
export interface PolicyEndpoint {
  world: World;
  policy: PolicyName;
  /** The provider's own origin. */
  origin: string;
  /** The tenant as it stands in the address, by name or GUID. */
  tenant: string;
  /** Whether the policy stands in the path or in `?p=`. */
  style: "path" | "query";
}

/** What handlers find in their context. */
export interface IdentityEnv {
  Variables: { endpoint: PolicyEndpoint; providerFault?: { code: string } };
}

/** Both ways to write an address below a policy: `…/{policy}/rest` and `…/rest?p={policy}`. */
export function addressesOf(rest: string): string[] {
  return [`/:tenant/:policy${rest}`, `/:tenant${rest}`];
}

const listedTenants = 20;

/** Puts the endpoint into the context, or answers 404 and lists what there is. */
export function findEndpoint(worlds: WorldRegistry, origin: string): MiddlewareHandler<IdentityEnv> {
  return async (c, next) => {
    const tenant = c.req.param("tenant") ?? "";
    const world = findTenant(worlds, tenant);
    if (world === undefined) throw new ProtocolError(unknownTenant(tenant, worlds.all()), 404);

    const inPath = c.req.param("policy");
    const asked = inPath ?? readQuery(c).get("p") ?? "";
    const policy = findPolicy(asked);
    if (policy === undefined) {
      const text = `The policy '${asked}' does not exist in tenant '${tenantName(world)}'. Policies: ${policyNames.join(", ")}.`;
      throw new ProtocolError({ error: "invalid_request", text }, 404);
    }
    c.set("endpoint", { world, policy, origin, tenant, style: inPath === undefined ? "query" : "path" });
    await next();
  };
}

function unknownTenant(tenant: string, worlds: World[]) {
  const names = worlds.slice(0, listedTenants).map(tenantName);
  const rest = worlds.length - names.length;
  const list = names.length === 0 ? "none" : names.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  return { error: "invalid_request", text: `The tenant '${tenant}' does not exist. Tenants: ${list}.` };
}
