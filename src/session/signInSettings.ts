import type { RuntimeConfig } from "../api/runtimeConfigQuery.ts";

/** The provider's settings as the runtime configuration has them. */
export type SignInSettings = RuntimeConfig["signIn"];

/** Where the provider sends visitors back to, with the answer in the hash. */
export const returnPath = "/authorization";

/** Where the provider sends visitors after signing out. */
export const signedOutPath = "/logout";

/** Base of a policy's addresses at the provider. */
export function policyAddress({ instance, tenant }: SignInSettings, policy: string): string {
  return `${instance.replace(/\/$/, "")}/${tenant}/${policy}`;
}
