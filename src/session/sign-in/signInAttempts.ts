import { RequestError } from "#api/errors.ts";
import { isRecord } from "#api/json.ts";
import { createStorageEntry, readStorage, removeStorage, writeStorage } from "#storage/storage.ts";
import { type CredentialStore, getCredentialKey, nowInSeconds } from "../tokens/credentialStore.ts";

/** The secrets by which the portal recognizes the provider's response to a sign-in attempt. */
export interface SignInSecrets {
  codeVerifier: string;
  state: string;
  nonce: string;
}

/** An attempt of this tab. */
interface SignInAttempt extends SignInSecrets {
  backUrl: string | null;
  /** Seconds since 1970. */
  startedAt: number;
}

// The credentials hold the latest attempt of all tabs. Each tab also keeps its own attempts in `sessionStorage`, which survives
// the visit to the provider and which no other tab can overwrite.
const storedAttempts = createStorageEntry("sessionStorage", "ad_attempts");
// Back can lead to the provider's page of the previous attempt. Pages of earlier attempts start a new one.
const maxAttempts = 2;
// An hour for customers who have to look for a code or a password.
const maxAgeSeconds = 3600;

/** Stores the secrets of a new attempt. Without a back URL, keeps that of an earlier attempt. */
export function startAttempt(
  credentials: CredentialStore,
  secrets: SignInSecrets,
  backUrl: string | undefined,
): void {
  credentials.write({ ...secrets, ...(backUrl && { backUrl }) });
  const attempt = { ...secrets, backUrl: credentials.read("backUrl"), startedAt: nowInSeconds() };
  writeAttempts([...readAttempts(), attempt].slice(-maxAttempts));
}

/**
 * Reads and removes the secrets of the attempt that a response with this state belongs to: each works once. The attempt's
 * back URL becomes the stored one again.
 */
export function takeAttempt(credentials: CredentialStore, state: string): SignInSecrets | undefined {
  const latest = readLatestSecrets(credentials);
  if (latest?.state === state) credentials.remove("codeVerifier", "state", "nonce");
  const attempts = readAttempts();
  const own = attempts.find((attempt) => attempt.state === state);
  if (own) {
    writeAttempts(attempts.filter((attempt) => attempt !== own));
    if (own.backUrl === null) credentials.remove("backUrl");
    else credentials.write({ backUrl: own.backUrl });
  }
  return latest?.state === state ? latest : own;
}

/** Whether an attempt of any tab waits for a response. */
export function hasAttempts(credentials: CredentialStore): boolean {
  return readLatestSecrets(credentials) !== undefined || readAttempts().length > 0;
}

/** Removes the attempts of this tab, and the latest one of all tabs. */
export function removeAttempts(credentials: CredentialStore): void {
  credentials.remove("codeVerifier", "state", "nonce");
  storedAttempts.remove();
}

function readLatestSecrets({ read }: CredentialStore): SignInSecrets | undefined {
  const codeVerifier = read("codeVerifier");
  const state = read("state");
  const nonce = read("nonce");
  return codeVerifier && state && nonce ? { codeVerifier, state, nonce } : undefined;
}

function readAttempts(): SignInAttempt[] {
  const earliest = nowInSeconds() - maxAgeSeconds;
  return parseAttempts(storedAttempts.read()).filter(({ startedAt }) => startedAt > earliest);
}

function parseAttempts(text: string | null): SignInAttempt[] {
  try {
    const attempts: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(attempts) ? attempts.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function isAttempt(value: unknown): value is SignInAttempt {
  if (!isRecord(value)) return false;
  const { codeVerifier, state, nonce, backUrl, startedAt } = value;
  const areSecretsTexts = [codeVerifier, state, nonce].every((secret) => typeof secret === "string");
  return (
    areSecretsTexts && (backUrl === null || typeof backUrl === "string") && typeof startedAt === "number"
  );
}

function writeAttempts(attempts: readonly SignInAttempt[]): void {
  if (attempts.length === 0) storedAttempts.remove();
  else storedAttempts.write(JSON.stringify(attempts));
}

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
