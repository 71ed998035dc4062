import type { Provider } from "../sign-in/signInSettings.ts";
import { type CredentialStore, refreshMarginSeconds } from "./credentialStore.ts";
import { refreshTokens } from "./refreshTokens.ts";
import { storeTokens } from "./storeTokens.ts";

/** The parts of the session that a refresh uses. */
interface RefreshContext {
  credentials: CredentialStore;
  provider: Provider;
}

const lockName = "ad_refresh";

/** The longest wait for the lock, in milliseconds. A refresh takes less, but a frozen tab never releases the lock. */
const maxLockWaitMs = 10_000;

/**
 * Replaces an expired or rejected id token, in one tab at a time. A tab that had to wait uses the token of the tab before it.
 * If that tab does not release the lock, it refreshes without the lock: the provider accepts a refresh token twice. Null if the
 * session has expired. Imported with `import()` only, because `openid-client` is large.
 */
export async function refreshInOneTab(
  context: RefreshContext,
  rejectedToken: string | undefined,
): Promise<string | null> {
  // Web Locks need a secure context.
  if (!("locks" in navigator)) return refresh(context, rejectedToken);
  const result = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { idToken: await refresh(context, rejectedToken) } : undefined,
  );
  if (result) return result.idToken;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), maxLockWaitMs);
  try {
    return await navigator.locks.request(lockName, { signal: wait.signal }, async () => {
      clearTimeout(timer);
      await waitForTokenOfOtherTab(context.credentials, rejectedToken);
      return refresh(context, rejectedToken);
    });
  } catch (error) {
    if (!wait.signal.aborted) throw error;
    return refresh(context, rejectedToken);
  }
}

/** The time that a change of storage may take to reach another tab, in milliseconds. */
const storageDelayMs = 500;

/**
 * Resolves once the token of another tab has reached this one: browsers may pass on the lock before the changed storage. Gives
 * up after `storageDelayMs`, as the other tab may have failed.
 */
function waitForTokenOfOtherTab(
  credentials: CredentialStore,
  rejectedToken: string | undefined,
): Promise<void> {
  const hasArrived = () =>
    credentials.read("idToken") === null || findUsableToken(credentials, rejectedToken) !== undefined;
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
function findUsableToken(
  { read, isValid }: CredentialStore,
  rejectedToken: string | undefined,
): string | undefined {
  const idToken = read("idToken");
  if (idToken === null || idToken === rejectedToken) return undefined;
  return isValid("idTokenExpiresAt", rejectedToken === undefined ? refreshMarginSeconds : 0)
    ? idToken
    : undefined;
}

async function refresh(context: RefreshContext, rejectedToken: string | undefined): Promise<string | null> {
  const { credentials, provider } = context;
  const usableToken = findUsableToken(credentials, rejectedToken);
  if (usableToken !== undefined) return usableToken;
  const idToken = credentials.read("idToken");
  const refreshToken = credentials.read("refreshToken");
  if (idToken === null || refreshToken === null || !credentials.isValid("refreshTokenExpiresAt")) return null;
  const tokens = await refreshTokens(provider, refreshToken, idToken);
  // In the meantime another tab may have signed out, or signed in with another account.
  if (credentials.read("refreshToken") !== refreshToken) {
    return findUsableToken(credentials, rejectedToken) ?? null;
  }
  if (tokens) storeTokens(credentials, tokens);
  else credentials.removeTokens();
  return tokens?.idToken ?? null;
}
