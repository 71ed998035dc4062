import type { RuntimeConfig } from "../../api/runtime-config/runtimeConfigQuery.ts";

export type SignInSettings = RuntimeConfig["signIn"];

/** Base URL of a policy's endpoints at the identity provider, without a slash at the end. */
export function getPolicyUrl({ instance, tenant }: SignInSettings, policy: string): string {
  return `${instance.replace(/\/$/, "")}/${tenant}/${policy}`;
}
