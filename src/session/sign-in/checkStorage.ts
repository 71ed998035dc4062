import { RequestError } from "#api/errors.ts";
import { readStorage, removeStorage, writeStorage } from "#storage/storage.ts";
import { getCredentialKey } from "../tokens/credentialStore.ts";
import { type SignInSecrets, storedAttempts } from "./signInAttempts.ts";

/**
 * Throws a `RequestError` if the secrets of an attempt would not survive the visit to the provider, whose response the portal
 * could then not recognize. Storage may be full up to the last few bytes, so the check reads the stored value.
 */
export function requireStored(secrets: SignInSecrets): void {
  const isStoredForTab = storedAttempts.read()?.includes(secrets.state);
  const isStoredForAllTabs = (["codeVerifier", "state", "nonce"] as const).every(
    (name) => readStorage("localStorage", getCredentialKey(name)) === secrets[name],
  );
  if (!isStoredForTab && !isStoredForAllTabs) throw createStorageError();
}

/** Throws a `RequestError` if the browser's storage does not survive the page. */
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
