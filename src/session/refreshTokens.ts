import { NetworkError } from "../api/errors.ts";
import { nowInSeconds } from "./clock.ts";
import { readCredential, removeTokens, writeCredentials } from "./credentialStore.ts";
import type { SignInSettings } from "./signInSettings.ts";
import { credentialsFrom } from "./tokenAnswer.ts";
import { isFresh, marginInSeconds } from "./tokens.ts";

let refreshing: Promise<string | null> | undefined;

/**
 * A fresh id token in place of one that has expired or, by `refused`, that a service did not take; null where the session
 * is over. One refresh for any number of calls in this tab, and by a lock for all tabs.
 */
export function refreshOnce(
  refused: string | undefined,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  refreshing ??= refreshByOneTab(refused, settings).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

const lock = "ad_refresh";

async function refreshByOneTab(
  refused: string | undefined,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  // Without a secure context there are no locks, and then no two tabs to keep apart either.
  if (!("locks" in navigator)) return refresh(refused, settings);
  const own = await navigator.locks.request(lock, { ifAvailable: true }, async (held) =>
    held ? { idToken: await refresh(refused, settings) } : undefined,
  );
  if (own) return own.idToken;
  return navigator.locks.request(lock, async () => {
    await newTokenOfAnotherTab(refused);
    return refresh(refused, settings);
  });
}

/** How long a change of storage in one tab may take to reach another, in milliseconds. */
const storageDelay = 500;

/** Browsers may hand a lock on before the storage written under it: waits for that, but not for a tab that failed. */
function newTokenOfAnotherTab(refused: string | undefined): Promise<void> {
  const hasCome = () => readCredential("idToken") === null || usableToken(refused) !== undefined;
  if (hasCome()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("storage", check);
      resolve();
    };
    const check = () => {
      if (hasCome()) end();
    };
    const timer = setTimeout(end, storageDelay);
    addEventListener("storage", check);
  });
}

/** The id token in storage, unless it is the refused one or about to expire. */
function usableToken(refused: string | undefined): string | undefined {
  const idToken = readCredential("idToken");
  if (idToken === null || idToken === refused) return undefined;
  return isFresh("idTokenExpiresAt", refused === undefined ? marginInSeconds : 0) ? idToken : undefined;
}

async function refresh(
  refused: string | undefined,
  settings: () => Promise<SignInSettings>,
): Promise<string | null> {
  const usable = usableToken(refused);
  if (usable !== undefined) return usable;
  const idToken = readCredential("idToken");
  const refreshToken = readCredential("refreshToken");
  if (idToken === null || refreshToken === null || !isFresh("refreshTokenExpiresAt")) return null;
  const signInSettings = await settings();
  const { refreshTokens, isProviderUnreachable, isUnanswered } = await import("./provider.ts");
  try {
    const tokens = await refreshTokens(signInSettings, refreshToken, idToken);
    const credentials = credentialsFrom(tokens, nowInSeconds());
    writeCredentials(credentials);
    return credentials.idToken ?? null;
  } catch (error) {
    // A provider that cannot be reached says nothing about the session: the call fails, the visitor stays signed in.
    if (isUnanswered(error)) throw new NetworkError("The sign-in provider did not answer.", { cause: error });
    if (isProviderUnreachable(error)) throw error;
    removeTokens();
    return null;
  }
}
