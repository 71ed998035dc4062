import type { SignInSettings } from "../sign-in/signInSettings.ts";
import {
  hasCredentials,
  isValid,
  readCredential,
  removeCredentials,
  removeTokens,
  writeCredentials,
} from "./credentialStore.ts";
import { parseIdTokenClaims } from "./idTokenClaims.ts";
import type { TokenCredentials } from "./tokenResponse.ts";

type GetSettings = () => Promise<SignInSettings>;

/** A token is refreshed this long before it expires, so that it does not expire on its way to a service. */
const marginSeconds = 30;

/** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
export async function getValidIdToken(getSettings: GetSettings): Promise<string | null> {
  if (isValid("idTokenExpiresAt", marginSeconds)) return readCredential("idToken");
  return hasCredentials() ? refreshOnce(undefined, getSettings) : null;
}

/** An id token other than the one that a service rejected; null if the session has expired. */
export function replaceIdToken(rejectedToken: string, getSettings: GetSettings): Promise<string | null> {
  return refreshOnce(rejectedToken, getSettings);
}

let refreshing: Promise<string | null> | undefined;

/** Refreshes once for any number of requests of this tab. */
function refreshOnce(rejectedToken: string | undefined, getSettings: GetSettings): Promise<string | null> {
  refreshing ??= refreshInOneTab(rejectedToken, getSettings).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

const lockName = "ad_refresh";

/** Refreshes in one tab at a time. A tab that had to wait takes the token of the tab before it. */
async function refreshInOneTab(
  rejectedToken: string | undefined,
  getSettings: GetSettings,
): Promise<string | null> {
  // Web Locks need a secure context.
  if (!("locks" in navigator)) return refresh(rejectedToken, getSettings);
  const result = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { idToken: await refresh(rejectedToken, getSettings) } : undefined,
  );
  if (result) return result.idToken;
  return navigator.locks.request(lockName, async () => {
    await waitForTokenOfOtherTab(rejectedToken);
    return refresh(rejectedToken, getSettings);
  });
}

/** The time that a change of storage may take to reach another tab, in milliseconds. */
const storageDelayMs = 500;

/**
 * Resolves once the token of another tab has reached this one: browsers may pass on a lock before the storage that was
 * written under it. Gives up after `storageDelayMs`, as the other tab may have failed.
 */
function waitForTokenOfOtherTab(rejectedToken: string | undefined): Promise<void> {
  const hasArrived = () => readCredential("idToken") === null || findUsableToken(rejectedToken) !== undefined;
  if (hasArrived()) return Promise.resolve();
  return new Promise((resolve) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener("storage", handleStorage);
      resolve();
    };
    const handleStorage = () => {
      if (hasArrived()) stopWaiting();
    };
    const timer = setTimeout(stopWaiting, storageDelayMs);
    addEventListener("storage", handleStorage);
  });
}

/** The stored id token, unless it was rejected or is about to expire. */
function findUsableToken(rejectedToken: string | undefined): string | undefined {
  const idToken = readCredential("idToken");
  if (idToken === null || idToken === rejectedToken) return undefined;
  return isValid("idTokenExpiresAt", rejectedToken === undefined ? marginSeconds : 0) ? idToken : undefined;
}

async function refresh(rejectedToken: string | undefined, getSettings: GetSettings): Promise<string | null> {
  const usableToken = findUsableToken(rejectedToken);
  if (usableToken !== undefined) return usableToken;
  const idToken = readCredential("idToken");
  const refreshToken = readCredential("refreshToken");
  if (idToken === null || refreshToken === null || !isValid("refreshTokenExpiresAt")) return null;
  const settings = await getSettings();
  const { refreshTokens } = await import("./refreshTokens.ts");
  const credentials = await refreshTokens(settings, refreshToken, idToken);
  // In the meantime another tab may have signed out, or signed in with another account.
  if (readCredential("refreshToken") !== refreshToken) return findUsableToken(rejectedToken) ?? null;
  if (credentials) storeTokens(credentials);
  else removeTokens();
  return credentials?.idToken ?? null;
}

let newToken: { idToken: string; storedAt: number } | undefined;

/**
 * Stores the tokens that the identity provider issued to this page. A refresh token that the response does not replace is
 * kept only for the same account.
 */
export function storeTokens(credentials: TokenCredentials): void {
  if (!isSameAccount(readCredential("idToken"), credentials.idToken)) {
    removeCredentials("refreshToken", "refreshTokenExpiresAt");
  }
  writeCredentials(credentials);
  newToken = { idToken: credentials.idToken, storedAt: performance.now() };
}

function isSameAccount(idToken: string | null, otherIdToken: string): boolean {
  const { iss, sub } = parseIdTokenClaims(idToken ?? "");
  const other = parseIdTokenClaims(otherIdToken);
  return sub !== undefined && sub === other.sub && iss === other.iss;
}

const newTokenMs = 60_000;

/** Whether the identity provider issued the id token to this page within the last minute. */
export function isNewIdToken(idToken: string): boolean {
  return newToken?.idToken === idToken && performance.now() - newToken.storedAt < newTokenMs;
}
