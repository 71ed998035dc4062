import { hasCredentials, isValid, readCredential, refreshMarginSeconds } from "./credentialStore.ts";
import type { GetSettings } from "./refreshInOneTab.ts";

/** A valid id token, refreshed if it has expired; null for a visitor who is not signed in. */
export async function getValidIdToken(getSettings: GetSettings): Promise<string | null> {
  if (isValid("idTokenExpiresAt", refreshMarginSeconds)) return readCredential("idToken");
  return hasCredentials() ? refreshOnce(undefined, getSettings) : null;
}

/** An id token other than the one that a service rejected; null if the session has expired. */
export function replaceIdToken(rejectedToken: string, getSettings: GetSettings): Promise<string | null> {
  return refreshOnce(rejectedToken, getSettings);
}

let refreshing: Promise<string | null> | undefined;

/** Refreshes once for any number of requests of this tab. */
function refreshOnce(rejectedToken: string | undefined, getSettings: GetSettings): Promise<string | null> {
  refreshing ??= import("./refreshInOneTab.ts")
    .then(({ refreshInOneTab }) => refreshInOneTab(rejectedToken, getSettings))
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}
