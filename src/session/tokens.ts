import { nowInSeconds } from "./clock.ts";
import { readCredential, removeTokens, writeCredentials } from "./credentialStore.ts";
import type { SignInSettings } from "./signInSettings.ts";
import { credentialsFrom } from "./tokenAnswer.ts";

/** Renewed this long before it expires, so that no call is on its way with a token that ends under it. */
const marginInSeconds = 30;

/** Whether the visitor may be signed in: there is an id token, or a refresh token to get one by. */
export function hasCredentials(): boolean {
  return (
    readCredential("idToken") !== null && (isFresh("idTokenExpiresAt") || isFresh("refreshTokenExpiresAt"))
  );
}

/** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
export async function validIdToken(settings: () => Promise<SignInSettings>): Promise<string | null> {
  if (isFresh("idTokenExpiresAt", marginInSeconds)) return readCredential("idToken");
  return refreshOnce(readCredential("idToken"), settings);
}

/** A token in place of one that a service refused. Another tab may have one already. */
export function replacementFor(
  refused: string,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  return refreshOnce(refused, settings);
}

let refreshing: Promise<string | null> | undefined;

/** One refresh for any number of calls in this tab, and by a lock for all tabs. */
function refreshOnce(stale: string | null, settings: () => Promise<SignInSettings>): Promise<string | null> {
  refreshing ??= withLock(() => refresh(stale, settings)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function withLock<T>(action: () => Promise<T>): Promise<T> {
  // Without a secure context there are no locks, and then no two tabs to keep apart either.
  return "locks" in navigator ? navigator.locks.request("ad_refresh", action) : action();
}

async function refresh(
  stale: string | null,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  const idToken = readCredential("idToken");
  const refreshToken = readCredential("refreshToken");
  if (idToken !== null && idToken !== stale && isFresh("idTokenExpiresAt")) return idToken;
  if (idToken === null || refreshToken === null || !isFresh("refreshTokenExpiresAt")) return null;
  const signInSettings = await settings();
  const { refreshTokens, isProviderUnreachable } = await import("./provider.ts");
  try {
    const tokens = await refreshTokens(signInSettings, refreshToken, idToken);
    const credentials = credentialsFrom(tokens, nowInSeconds());
    writeCredentials(credentials);
    return credentials.idToken ?? null;
  } catch (error) {
    // A provider that cannot be reached says nothing about the session: the call fails, the visitor stays signed in.
    if (isProviderUnreachable(error)) throw error;
    removeTokens();
    return null;
  }
}

function isFresh(name: "idTokenExpiresAt" | "refreshTokenExpiresAt", margin = 0): boolean {
  return Number(readCredential(name) ?? 0) > nowInSeconds() + margin;
}
