import { getServerTime } from "../../api/transport/serverClock.ts";
import { readStorage, removeStorage, writeStorage } from "../../storage/storage.ts";

/** What a sign-in leaves in localStorage, each value under its name with the prefix `ad_`. */
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

/** The fallback where the browser blocks storage or its quota is used up: the sign-in then lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** True from the moment this tab removes the tokens until it stores new ones. */
let areTokensRemovedByThisTab = false;

export function readCredential(name: CredentialName): string | null {
  return memory.get(prefix + name) ?? readStorage("localStorage", prefix + name);
}

export function writeCredentials(values: Partial<Credentials>): void {
  if (values.idToken !== undefined) areTokensRemovedByThisTab = false;
  for (const [name, value] of Object.entries(values)) {
    if (writeStorage("localStorage", prefix + name, value)) memory.delete(prefix + name);
    else memory.set(prefix + name, value);
  }
}

export function removeCredentials(...names: readonly CredentialName[]): void {
  for (const name of names) {
    memory.delete(prefix + name);
    removeStorage("localStorage", prefix + name);
  }
}

/** Removes the tokens and what came with them, but not what a pending sign-in needs. */
export function removeTokens(): void {
  areTokensRemovedByThisTab = true;
  removeCredentials(
    "idToken",
    "idTokenExpiresAt",
    "refreshToken",
    "refreshTokenExpiresAt",
    "profileInfo",
    "notBefore",
  );
}

/** Whether the visitor may be signed in: the id token is valid, or a refresh token can replace it. */
export function hasCredentials(): boolean {
  return (
    readCredential("idToken") !== null && (isValid("idTokenExpiresAt") || isValid("refreshTokenExpiresAt"))
  );
}

/** Whether a token is valid for longer than `marginSeconds`. */
export function isValid(name: "idTokenExpiresAt" | "refreshTokenExpiresAt", marginSeconds = 0): boolean {
  return Number(readCredential(name) ?? 0) > nowInSeconds() + marginSeconds;
}

/** Seconds since 1970, the unit of all expiry times, by the server's clock: the visitor's may be wrong. */
export function nowInSeconds(): number {
  return Math.floor(getServerTime() / 1000);
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
