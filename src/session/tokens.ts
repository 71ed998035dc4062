import { nowInSeconds } from "./clock.ts";
import { readCredential } from "./credentialStore.ts";
import type { SignInSettings } from "./signInSettings.ts";

/** Renewed this long before it expires, so that no call is on its way with a token that ends under it. */
export const marginInSeconds = 30;

/** Whether the visitor may be signed in: there is an id token, or a refresh token to get one by. */
export function hasCredentials(): boolean {
  return (
    readCredential("idToken") !== null && (isFresh("idTokenExpiresAt") || isFresh("refreshTokenExpiresAt"))
  );
}

/** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
export async function validIdToken(settings: () => Promise<SignInSettings>): Promise<string | null> {
  if (isFresh("idTokenExpiresAt", marginInSeconds)) return readCredential("idToken");
  return hasCredentials() ? refresh(undefined, settings) : null;
}

/** A token in place of one that a service refused. Another tab may have one already. */
export function replacementFor(
  refused: string,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  return refresh(refused, settings);
}

/** Most visits need none: what refreshes comes when it is wanted. */
async function refresh(
  refused: string | undefined,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  const { refreshOnce } = await import("./refreshTokens.ts");
  return refreshOnce(refused, settings);
}

/** Whether a token lives longer than the margin, in seconds. */
export function isFresh(name: "idTokenExpiresAt" | "refreshTokenExpiresAt", margin = 0): boolean {
  return Number(readCredential(name) ?? 0) > nowInSeconds() + margin;
}
