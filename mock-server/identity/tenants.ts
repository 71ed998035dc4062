import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { guidOf } from "./guid.ts";

/** The portal's id at the provider, the same in every tenant. */
export const clientId = "6d8f1c62-3a0b-4f57-9a5e-2b7c41d0e9f3";

/** The policies every tenant has, by what they are for. */
export const policies = { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset_password" } as const;
export type PolicyName = (typeof policies)[keyof typeof policies];
export const policyNames: readonly PolicyName[] = Object.values(policies);

/** The tenant's readable name in the provider's addresses. */
export function tenantName(world: World): string {
  return `${world.id}.onmicrosoft.com`;
}

/** The tenant's GUID: its other name in addresses, and the one in the issuer. */
export function tenantId(world: World): string {
  return guidOf(`tenant ${world.id}`);
}

/** The path of the issuer: what tells the tenants of one provider apart. The policy stands in it only where the world says so. */
export function issuerPath(world: World, policy: PolicyName): string {
  return world.signIn.issuerForm === "policy"
    ? `/tfp/${tenantId(world)}/${policy.toLowerCase()}/v2.0/`
    : `/${tenantId(world)}/v2.0/`;
}

/** The `iss` of a tenant's tokens. */
export function issuerOf(world: World, origin: string, policy: PolicyName): string {
  return `${origin}${issuerPath(world, policy)}`;
}

/** The world of a tenant by its name or GUID; B2C ignores the case of both. */
export function findTenant(worlds: WorldRegistry, tenant: string): World | undefined {
  const wanted = tenant.toLowerCase();
  const found = worlds
    .all()
    .find((world) => tenantName(world).toLowerCase() === wanted || tenantId(world) === wanted);
  return found && worlds.get(found.id);
}

/** The policy's proper name; B2C ignores the case. */
export function findPolicy(name: string): PolicyName | undefined {
  const wanted = name.toLowerCase();
  return policyNames.find((policy) => policy.toLowerCase() === wanted);
}
