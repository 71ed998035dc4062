import { signedInCookie, writeCookie } from "../../storage/cookies.ts";
import { readStorage, removeStorage, writeStorage } from "../../storage/storage.ts";

/**
 * What a sign-in leaves in localStorage, each value under its name with the prefix `ad_`. Where the browser blocks it or its
 * quota is used up, in sessionStorage: the sign-in then lasts in this tab.
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

type CredentialName = keyof Credentials;

const prefix = "ad_";

/** What the identity provider grants at most, in seconds. */
const refreshTokenLifetime = 86_400;

/** The last fallback, where sessionStorage is blocked or full too: the sign-in then lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** True from the moment this tab removes the tokens until it stores new ones. */
let areTokensRemovedByThisTab = false;

export function readCredential(name: CredentialName): string | null {
  const key = prefix + name;
  return memory.get(key) ?? readStorage("sessionStorage", key) ?? readStorage("localStorage", key);
}

export function writeCredentials(values: Partial<Credentials>): void {
  if (values.idToken !== undefined) {
    areTokensRemovedByThisTab = false;
    writeCookie(signedInCookie, "1", refreshTokenLifetime);
  }
  for (const [name, value] of Object.entries(values)) {
    const key = prefix + name;
    // Older values of the fallbacks would be read first.
    removeFallbacks(key);
    if (writeStorage("localStorage", key, value) || writeStorage("sessionStorage", key, value)) continue;
    memory.set(key, value);
  }
}

function removeFallbacks(key: string): void {
  memory.delete(key);
  removeStorage("sessionStorage", key);
}

export function removeCredentials(...names: readonly CredentialName[]): void {
  for (const name of names) {
    removeFallbacks(prefix + name);
    removeStorage("localStorage", prefix + name);
  }
}

const tokenNames = [
  "idToken",
  "idTokenExpiresAt",
  "refreshToken",
  "refreshTokenExpiresAt",
  "profileInfo",
  "notBefore",
] as const;

/** Removes the tokens and what came with them, but not what a pending sign-in needs. */
export function removeTokens(): void {
  areTokensRemovedByThisTab = true;
  writeCookie(signedInCookie, "", 0);
  removeCredentials(...tokenNames);
}

const signedOutKey = "taglys.signedOut";

/** Tells the other tabs that the customer has signed out: they see the tokens go, as also where a session has expired. */
export function markSignedOut(): void {
  writeStorage("localStorage", signedOutKey, "true");
}

export function removeSignedOutMark(): void {
  removeStorage("localStorage", signedOutKey);
}

export function isMarkedSignedOut(): boolean {
  return readStorage("localStorage", signedOutKey) !== null;
}

/** Whether the visitor may be signed in: the id token is valid, or a refresh token can replace it. */
export function hasCredentials(): boolean {
  return (
    readCredential("idToken") !== null && (isValid("idTokenExpiresAt") || isValid("refreshTokenExpiresAt"))
  );
}

/** A token is refreshed this long before it expires, so that it does not expire on its way to a service. */
export const refreshMarginSeconds = 30;

/** Whether a token is valid for longer than `marginSeconds`. */
export function isValid(name: "idTokenExpiresAt" | "refreshTokenExpiresAt", marginSeconds = 0): boolean {
  return Number(readCredential(name) ?? 0) > nowInSeconds() + marginSeconds;
}

/** Seconds since 1970, the unit of all expiry times, by the visitor's clock: lifetimes count from the response. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Whether another tab removed the tokens, that is: signed out. */
export function areTokensRemovedByOtherTab(): boolean {
  return readCredential("idToken") === null && !areTokensRemovedByThisTab;
}

/**
 * Calls back when another tab signs in, refreshes its token or signs out, and when this tab comes back, as it may have
 * missed that. Returns a function that unsubscribes.
 */
export function subscribeToOtherTabs(callback: (idToken: string | null) => void): () => void {
  const handleReturn = () => {
    if (document.visibilityState === "visible") callback(readCredential("idToken"));
  };
  const handleStorage = (event: StorageEvent) => {
    // Another tab signed out: what this tab could not store belongs to the same sign-in.
    if (event.key === `${prefix}idToken` && event.newValue === null) {
      for (const name of tokenNames) removeFallbacks(prefix + name);
    }
    // The expiry may be written after the token, and a token without one is not valid. A null key means that all was cleared.
    const keys = [null, `${prefix}idToken`, `${prefix}idTokenExpiresAt`];
    if (keys.includes(event.key)) callback(readCredential("idToken"));
  };
  addEventListener("storage", handleStorage);
  addEventListener("pageshow", handleReturn);
  document.addEventListener("visibilitychange", handleReturn);
  return () => {
    removeEventListener("storage", handleStorage);
    removeEventListener("pageshow", handleReturn);
    document.removeEventListener("visibilitychange", handleReturn);
  };
}
