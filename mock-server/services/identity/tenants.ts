import { createGuid } from "#world/createGuid.ts";
import type { World } from "#world/world.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";

/** The portal's client id, the same in all tenants. */
export const clientId = "6d8f1c62-3a0b-4f57-9a5e-2b7c41d0e9f3";

/** The policies of every tenant by purpose. */
export const policies = { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset_password" } as const;
export type PolicyName = (typeof policies)[keyof typeof policies];
export const policyNames: readonly PolicyName[] = Object.values(policies);

/** The tenant's name, as used in URLs. */
export function getTenantName(world: World): string {
  return `${world.id}.onmicrosoft.com`;
}

/** The tenant's GUID, which URLs may contain instead of the name. The issuer contains it too. */
export function getTenantId(world: World): string {
  return createGuid(`tenant ${world.id}`);
}

/** The claim `iss` of a tenant's tokens, without the policy as is B2C's default. */
export function getIssuer(world: World, origin: string): string {
  return `${origin}/${getTenantId(world)}/v2.0/`;
}

/** Finds a tenant's world by name or GUID, ignoring case as B2C does. */
export function findTenant(worlds: WorldRegistry, tenant: string): World | undefined {
  const normalized = tenant.toLowerCase();
  return worlds
    .all()
    .find((world) => getTenantName(world).toLowerCase() === normalized || getTenantId(world) === normalized);
}

/** Finds a policy by name, ignoring case as B2C does. */
export function findPolicy(name: string): PolicyName | undefined {
  const normalized = name.toLowerCase();
  return policyNames.find((policy) => policy.toLowerCase() === normalized);
}
