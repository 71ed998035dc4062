import { safeBackAddress } from "./backAddress.ts";
import { removeCredentials, writeCredentials } from "./credentialStore.ts";
import { leavePage } from "./leavePage.ts";
import type { SignInSettings } from "./signInSettings.ts";

let leaving: Promise<never> | undefined;

export interface SignInVisit {
  settings: SignInSettings;
  /** Where to go after signing in: path, query and hash. Undefined keeps the address of an earlier attempt. */
  backAddress?: string | undefined;
  uiLocale: string;
  /** By default the sign-in policy. */
  policy?: string;
}

/**
 * Leaves the portal for the sign-in provider. Never resolves: the page is on its way out. Further calls until then
 * wait with the first, so that many failing calls make one visit.
 */
export function goToSignIn(visit: SignInVisit): Promise<never> {
  leaving ??= leave(visit).catch((error: unknown) => {
    leaving = undefined;
    throw error;
  });
  return leaving;
}

async function leave({ settings, backAddress, uiLocale, policy }: SignInVisit): Promise<never> {
  const { prepareAttempt } = await import("./provider.ts");
  const { address, codeVerifier, state, nonce } = await prepareAttempt(
    settings,
    policy ?? settings.policyIds.signIn,
    uiLocale,
  );
  const backUrl = safeBackAddress(backAddress ?? null, location.origin);
  writeCredentials({ codeVerifier, state, nonce, ...(backUrl && { backUrl }) });
  leavePage(address);
  return new Promise<never>(() => {});
}

/** Forgets the secrets of a sign-in attempt that has ended, one way or the other. */
export function forgetAttempt(): void {
  removeCredentials("codeVerifier", "state", "nonce");
}

/** Base of a policy's addresses at the provider. */
export function policyAddress({ instance, tenant }: SignInSettings, policy: string): string {
  return `${instance.replace(/\/$/, "")}/${tenant}/${policy}`;
}
