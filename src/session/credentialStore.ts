import { readStored, removeStored, writeStored } from "../storage.ts";

/** What is kept of a sign-in, each under its name with the prefix `ad_`. */
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

/** Stands in where the browser blocks storage or has none left: the sign-in then lasts as long as the page. */
const memory = new Map<string, string>();

/** True while the tokens are gone because this tab removed them. */
let areRemovedHere = false;

export function readCredential(name: CredentialName): string | null {
  return memory.get(prefix + name) ?? readStored("localStorage", prefix + name);
}

export function writeCredentials(values: Partial<Credentials>): void {
  if (values.idToken !== undefined) areRemovedHere = false;
  for (const [name, value] of Object.entries(values)) {
    if (writeStored("localStorage", prefix + name, value)) memory.delete(prefix + name);
    else memory.set(prefix + name, value);
  }
}

export function removeCredentials(...names: readonly CredentialName[]): void {
  for (const name of names) {
    memory.delete(prefix + name);
    removeStored("localStorage", prefix + name);
  }
}

/** Removes the tokens and all that came with them; what a sign-in under way needs stays. */
export function removeTokens(): void {
  areRemovedHere = true;
  removeCredentials(
    "idToken",
    "idTokenExpiresAt",
    "refreshToken",
    "refreshTokenExpiresAt",
    "profileInfo",
    "notBefore",
  );
}

/** Whether there are no tokens any more although this tab removed none: another one signed out. */
export function areTokensRemovedElsewhere(): boolean {
  return readCredential("idToken") === null && !areRemovedHere;
}

/** Calls back when another tab signs in, refreshes or signs out. Returns how to stop. */
export function onTokensChangedElsewhere(callback: (idToken: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A token may arrive before its expiry, and counts only with it.
    const names = [null, `${prefix}idToken`, `${prefix}idTokenExpiresAt`];
    if (names.includes(event.key)) callback(readCredential("idToken"));
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
