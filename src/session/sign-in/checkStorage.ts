import { RequestError } from "#api/errors.ts";
import { readStorage, removeStorage, writeStorage } from "#storage/storage.ts";
import { getCredentialKey } from "../tokens/credentialStore.ts";
import { type SignInSecrets, storedAttempts } from "./signInAttempts.ts";

/**
 * Throws a `RequestError` if the secrets of an attempt do not outlive the visit to the provider: its response could not be
 * recognized. Storage may be full up to the last few bytes, so what counts is what it holds.
 */
export function requireStored(secrets: SignInSecrets): void {
  const isStoredForTab = storedAttempts.read()?.includes(secrets.state);
  const isStoredForAllTabs = (["codeVerifier", "state", "nonce"] as const).every(
    (name) => readStorage("localStorage", getCredentialKey(name)) === secrets[name],
  );
  if (!isStoredForTab && !isStoredForAllTabs) throw createStorageError();
}

/** Throws a `RequestError` if the browser stores nothing that outlives the page. */
export function requireStorage(): void {
  const key = "ad_test";
  const canStore = (["sessionStorage", "localStorage"] as const).some((storage) => {
    const isWritten = writeStorage(storage, key, key);
    removeStorage(storage, key);
    return isWritten;
  });
  if (!canStore) throw createStorageError();
}

function createStorageError(): RequestError {
  return new RequestError("signInNotStored", "The browser stores nothing for this website.");
}
