import type { RequestError } from "#api/errors.ts";
import type { RuntimeConfig } from "#api/runtime-config/runtimeConfigQuery.ts";

export type SignInSettings = RuntimeConfig["signIn"];

/** A page's state about the identity provider. */
export interface Provider {
  getSettings(): Promise<SignInSettings>;
  /** The time until which the provider wants no further request, and the error of the last one. */
  pause?: { endsAt: number; error: RequestError } | undefined;
}

export interface SignInRedirect {
  /** Path, query and hash to return to after signing in. Undefined keeps that of an earlier attempt. */
  backUrl?: string | undefined;
  policy?: keyof SignInSettings["policyIds"];
  /** `login` makes the provider ask for the credentials even if it remembers the visitor. */
  prompt?: "login" | undefined;
  /** Whether the page leaves the browser's history. The page of the return from the provider always does. */
  replace?: boolean;
}

/** Base URL of a policy's endpoints at the identity provider, without a slash at the end. */
export function getPolicyUrl({ instance, tenant }: SignInSettings, policy: string): string {
  return `${instance.replace(/\/$/, "")}/${tenant}/${policy}`;
}
