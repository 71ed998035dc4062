import type { QueryClient } from "@tanstack/react-query";
import type { PortalError } from "../../api/errors.ts";
import { type RuntimeConfig, runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";

export type SignInSettings = RuntimeConfig["signIn"];

/** The identity provider, as one page knows it. */
export interface Provider {
  getSettings(): Promise<SignInSettings>;
  /** Until then the provider asked for no further request, with the error of the last one. */
  pause?: { endsAt: number; error: PortalError } | undefined;
}

export function createProvider(queryClient: QueryClient): Provider {
  return { getSettings: async () => (await queryClient.ensureQueryData(runtimeConfigQuery())).signIn };
}

/** Base URL of a policy's endpoints at the identity provider, without a slash at the end. */
export function getPolicyUrl({ instance, tenant }: SignInSettings, policy: string): string {
  return `${instance.replace(/\/$/, "")}/${tenant}/${policy}`;
}
