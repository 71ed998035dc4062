import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { configureApi } from "../api/send.ts";
import { changeLocale, getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { detectLocale } from "../i18n/locale/resolveLocale.ts";
import { documentIdField, idempotencyKeyOrigins } from "../serviceSettings.ts";
import { createSession, type Session } from "../session/createSession.ts";
import type { CredentialStore } from "../session/tokens/credentialStore.ts";
import { lastCountry } from "../storage/lastCountry.ts";
import { findScreenWithQueries, loadCabinetData, startQueries } from "./screenQueries.ts";

/** Creates the session and configures the API clients. Requests need no more: neither React nor a router. */
export function startSession(queryClient: QueryClient, credentials?: CredentialStore): Session {
  const getConfig = () => queryClient.ensureQueryData(runtimeConfigQuery());
  const session = createSession({ queryClient, credentials });
  configureApi({
    baseUrl: "",
    getRegistrationServiceUrl: async () => (await getConfig()).registrationServiceUrl ?? null,
    getLocale: getRequestedLocale,
    getIdToken: session.getIdToken,
    hasAccount: () => Boolean(session.getChecked()?.account),
    refreshIdToken: session.refreshIdToken,
    isNewIdToken: session.credentials.isNewIdToken,
    onSessionExpired: () => session.reportEnd("expired"),
    confirmAccount: session.confirmAccount,
    idempotencyKeyOrigins,
    documentIdField,
  });
  return session;
}

/**
 * Sends the requests of the cabinet screen that the page's URL names. The loaders of its routes find them in the query
 * client, and repeat those that failed.
 */
export function startFirstRequests(session: Session): void {
  const screen = findScreenWithQueries(location.pathname);
  // On a first visit there is no locale for the requests yet: the configuration names the country.
  if (!screen || !session.credentials.exist() || lastCountry.read() === null) return;
  changeLocale(detectLocale()).catch(() => {});
  session.ensureChecked().catch(() => {});
  loadCabinetData(session).catch(() => {});
  startQueries(session, screen.id, screen.params);
}
