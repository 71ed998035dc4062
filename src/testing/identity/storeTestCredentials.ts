import { type Credentials, createCredentialStore } from "#session/tokens/credentialStore.ts";

/** Stores the credentials of a sign-in, good until the year 2100 unless a test says otherwise. */
export function storeTestCredentials(changes: Partial<Credentials> = {}) {
  const credentials = createCredentialStore();
  credentials.write({
    idToken: "id-token",
    idTokenExpiresAt: "4102444800",
    refreshToken: "refresh-token",
    refreshTokenExpiresAt: "4102444800",
    profileInfo: "profile",
    notBefore: "0",
    ...changes,
  });
  return credentials;
}
