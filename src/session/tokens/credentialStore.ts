import { signedInCookie, writeCookie } from "#storage/cookies.ts";
import { createStorageEntry, readStorage, removeStorage, writeStorage } from "#storage/storage.ts";

/**
 * The stored values of a sign-in, in localStorage, each under its name with the prefix `ad_`. If localStorage is blocked or
 * full, they are in sessionStorage, and the sign-in lasts in this tab.
 */
export interface Credentials {
  codeVerifier: string;
  backUrl: string;
  idToken: string;
  /** Seconds since 1970. */
  idTokenExpiresAt: string;
  refreshToken: string;
  /** Seconds since 1970. */
  refreshTokenExpiresAt: string;
  profileInfo: string;
  /** Seconds since 1970. */
  notBefore: string;
  state: string;
  nonce: string;
}

/** The credentials that a token response changes. */
export type TokenCredentials = Pick<
  Credentials,
  "idToken" | "idTokenExpiresAt" | "profileInfo" | "notBefore"
> &
  Partial<Pick<Credentials, "refreshToken" | "refreshTokenExpiresAt">>;

type CredentialName = keyof Credentials;

export const getCredentialKey = (name: CredentialName) => `ad_${name}`;

const tokenNames = [
  "idToken",
  "idTokenExpiresAt",
  "refreshToken",
  "refreshTokenExpiresAt",
  "profileInfo",
  "notBefore",
] as const;

/** The longest lifetime that the identity provider grants, in seconds. */
const refreshTokenLifetime = 86_400;

/** A token is refreshed this long before it expires, so that it does not expire on its way to a service. */
export const refreshMarginSeconds = 30;

const newTokenMs = 60_000;

/** Tells the other tabs that the customer has signed out. The removed tokens alone do not tell: they also go when a session expires. */
export const signedOutMark = createStorageEntry("localStorage", "taglys.signedOut");

export type CredentialStore = ReturnType<typeof createCredentialStore>;

/** A page's access to the credentials. */
export function createCredentialStore() {
  /** The last fallback, in memory: if sessionStorage is blocked or full too, the sign-in lasts until the page is reloaded. */
  const memory = new Map<string, string>();
  let newToken: { idToken: string; storedAt: number } | undefined;

  function read(name: CredentialName): string | null {
    const key = getCredentialKey(name);
    return memory.get(key) ?? readStorage("sessionStorage", key) ?? readStorage("localStorage", key);
  }

  function write(values: Partial<Credentials>): void {
    if (values.idToken !== undefined) {
      newToken = { idToken: values.idToken, storedAt: performance.now() };
      writeCookie(signedInCookie, "1", refreshTokenLifetime);
    }
    for (const [name, value] of Object.entries(values)) {
      const key = getCredentialKey(name as CredentialName);
      // Removes older values of the fallbacks, which would be read first.
      removeFallbacks(key);
      if (writeStorage("localStorage", key, value) || writeStorage("sessionStorage", key, value)) continue;
      memory.set(key, value);
    }
  }

  function removeFallbacks(key: string): void {
    memory.delete(key);
    removeStorage("sessionStorage", key);
  }

  function remove(...names: readonly CredentialName[]): void {
    for (const key of names.map(getCredentialKey)) {
      removeFallbacks(key);
      removeStorage("localStorage", key);
    }
  }

  /** Whether a token is valid for longer than `marginSeconds`. */
  function isValid(name: "idTokenExpiresAt" | "refreshTokenExpiresAt", marginSeconds = 0): boolean {
    return Number(read(name) ?? 0) > nowInSeconds() + marginSeconds;
  }

  return {
    read,
    write,
    remove,
    isValid,

    /** Whether the visitor may be signed in: the id token is valid, or a refresh token can replace it. */
    exist: () =>
      read("idToken") !== null && (isValid("idTokenExpiresAt") || isValid("refreshTokenExpiresAt")),

    /** Whether this page wrote the id token, which the identity provider issued to it, within the last minute. */
    isNewIdToken: (idToken: string) =>
      newToken?.idToken === idToken && performance.now() - newToken.storedAt < newTokenMs,

    /** Removes the tokens and the values that came with them, but keeps the values of a pending sign-in. */
    removeTokens(): void {
      writeCookie(signedInCookie, "", 0);
      remove(...tokenNames);
    },

    /**
     * Calls back when another tab signs in, refreshes its token, signs out or loses the session, and when this tab comes back,
     * as it may have missed that. Returns a function that unsubscribes.
     */
    subscribeToOtherTabs(callback: (idToken: string | null) => void): () => void {
      const idTokenKey = getCredentialKey("idToken");
      const handleReturn = () => {
        if (document.visibilityState === "visible") callback(read("idToken"));
      };
      const handleStorage = (event: StorageEvent) => {
        // The values that this tab holds as a fallback belong to the sign-in that has ended.
        if (event.key === idTokenKey && event.newValue === null) {
          for (const name of tokenNames) removeFallbacks(getCredentialKey(name));
        }
        // The expiry may be written after the token, and a token without one is not valid. A null key means that all was cleared.
        const keys = [null, idTokenKey, getCredentialKey("idTokenExpiresAt")];
        if (keys.includes(event.key)) callback(read("idToken"));
      };
      addEventListener("storage", handleStorage);
      addEventListener("pageshow", handleReturn);
      document.addEventListener("visibilitychange", handleReturn);
      return () => {
        removeEventListener("storage", handleStorage);
        removeEventListener("pageshow", handleReturn);
        document.removeEventListener("visibilitychange", handleReturn);
      };
    },
  };
}

/** Seconds since 1970, the unit of all expiry times, by the visitor's clock: lifetimes count from the response. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
