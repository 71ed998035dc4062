import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { configureApi } from "../api/send.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { documentIdField, idempotencyKeyOrigins } from "../serviceSettings.ts";
import { createSession, type Session } from "../session/createSession.ts";
import type { CredentialStore } from "../session/tokens/credentialStore.ts";

/** Creates the session and configures the API clients: what requests need, without React and a router. */
export function createPageSession(queryClient: QueryClient, credentials?: CredentialStore): Session {
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
    onSessionExpired: () => session.reject("expired"),
    confirmAccount: session.confirmAccount,
    idempotencyKeyOrigins,
    documentIdField,
  });
  return session;
}
