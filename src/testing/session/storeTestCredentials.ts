import { type Credentials, writeCredentials } from "../../session/tokens/credentialStore.ts";

/** Leaves the credentials of a sign-in in the browser's storage, good until the year 2100 unless a test says otherwise. */
export function storeTestCredentials(changes: Partial<Credentials> = {}): void {
  writeCredentials({
    idToken: "id-token",
    idTokenExpiresAt: "4102444800",
    refreshToken: "refresh-token",
    refreshTokenExpiresAt: "4102444800",
    profileInfo: "profile",
    notBefore: "0",
    ...changes,
  });
}
