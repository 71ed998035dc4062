import type { SignInSettings } from "../sign-in/signInSettings.ts";
import { isValid, readCredential, refreshMarginSeconds, removeTokens } from "./credentialStore.ts";
import { refreshTokens } from "./refreshTokens.ts";
import { storeTokens } from "./storeTokens.ts";

export type GetSettings = () => Promise<SignInSettings>;

const lockName = "ad_refresh";

/**
 * Replaces the id token that has expired, or one that a service rejected, in one tab at a time. A tab that had to wait takes
 * the token of the tab before it. Null if the session has expired. Imported with `import()` only, because `openid-client` is
 * large.
 */
export async function refreshInOneTab(
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
  return isValid("idTokenExpiresAt", rejectedToken === undefined ? refreshMarginSeconds : 0)
    ? idToken
    : undefined;
}

async function refresh(rejectedToken: string | undefined, getSettings: GetSettings): Promise<string | null> {
  const usableToken = findUsableToken(rejectedToken);
  if (usableToken !== undefined) return usableToken;
  const idToken = readCredential("idToken");
  const refreshToken = readCredential("refreshToken");
  if (idToken === null || refreshToken === null || !isValid("refreshTokenExpiresAt")) return null;
  const credentials = await refreshTokens(await getSettings(), refreshToken, idToken);
  // In the meantime another tab may have signed out, or signed in with another account.
  if (readCredential("refreshToken") !== refreshToken) return findUsableToken(rejectedToken) ?? null;
  if (credentials) storeTokens(credentials);
  else removeTokens();
  return credentials?.idToken ?? null;
}
