import { PortalError } from "../../api/errors.ts";
import { readStorage, removeStorage, writeStorage } from "../../storage/storage.ts";
import type { SignInSecrets } from "./signInAttempts.ts";

/**
 * Throws a `PortalError` if the secrets of an attempt do not outlive the visit to the provider: its response could not be
 * recognized. Storage may be full up to the last few bytes, so what counts is what it holds.
 */
export function requireStored(secrets: SignInSecrets): void {
  const isStoredForTab = readStorage("sessionStorage", "ad_attempts")?.includes(secrets.state);
  const isStoredForAllTabs = Object.entries(secrets).every(
    ([name, secret]) => readStorage("localStorage", `ad_${name}`) === secret,
  );
  if (!isStoredForTab && !isStoredForAllTabs) throw createStorageError();
}

/** Throws a `PortalError` if the browser stores nothing that outlives the page. */
export function requireStorage(): void {
  const key = "ad_test";
  const canStore = (["sessionStorage", "localStorage"] as const).some((storage) => {
    const isWritten = writeStorage(storage, key, key);
    removeStorage(storage, key);
    return isWritten;
  });
  if (!canStore) throw createStorageError();
}

function createStorageError(): PortalError {
  return new PortalError("The browser stores nothing for this website.", "SIGN_IN_NOT_STORED");
}
