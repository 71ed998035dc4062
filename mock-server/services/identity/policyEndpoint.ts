import type { MiddlewareHandler } from "hono";
import type { ProviderErrorCode } from "#rules/providerErrors.ts";
import type { World } from "#world/world.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";
import { findOrigin } from "../requestContext.ts";
import { ProtocolError } from "./errors.ts";
import { parseQuery } from "./requestParameters.ts";
import { findPolicy, findTenant, getTenantName, type PolicyName, policyNames } from "./tenants.ts";

/** Tenant and policy of a request, and the form of its URL. */
export interface PolicyEndpoint {
  world: World;
  policy: PolicyName;
  /** The provider's own origin, as the client reached it. */
  origin: string;
  /** The tenant as in the URL: name or GUID. */
  tenant: string;
  /** Whether the policy is in the path or in `?p=`. */
  style: "path" | "query";
}

/** Hono's environment of the provider's routes. */
export interface IdentityEnv {
  Variables: { endpoint: PolicyEndpoint; providerFault?: { code: ProviderErrorCode } };
}

/** The two forms of a path below a policy: `…/{policy}/rest` and `…/rest?p={policy}`. */
export function getPolicyPaths(rest: string): string[] {
  return [`/:tenant/:policy${rest}`, `/:tenant${rest}`];
}

/** Adds the endpoint to the context. Throws a 404 that lists the known tenants or policies. */
export function resolveEndpoint(worlds: WorldRegistry, origin: string): MiddlewareHandler<IdentityEnv> {
  return async (c, next) => {
    const tenant = c.req.param("tenant") ?? "";
    const world = findTenant(worlds, tenant);
    if (world === undefined) {
      // Tests may create hundreds of worlds.
      const names = worlds.all().slice(0, 20).map(getTenantName);
      const text = `The tenant '${tenant}' does not exist. Tenants: ${names.join(", ") || "none"}.`;
      throw new ProtocolError({ error: "invalid_request", text }, 404);
    }

    const policyInPath = c.req.param("policy");
    const requestedPolicy = policyInPath ?? parseQuery(c).get("p") ?? "";
    const policy = findPolicy(requestedPolicy);
    if (policy === undefined) {
      const text = `The policy '${requestedPolicy}' does not exist in tenant '${getTenantName(world)}'. Policies: ${policyNames.join(", ")}.`;
      throw new ProtocolError({ error: "invalid_request", text }, 404);
    }
    const style = policyInPath === undefined ? "query" : "path";
    c.set("endpoint", { world, policy, origin: findOrigin(origin, c.req.raw), tenant, style });
    await next();
  };
}
