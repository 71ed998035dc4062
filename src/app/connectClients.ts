import type { QueryClient } from "@tanstack/react-query";
import { connect } from "../api/connection.ts";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { upcomingLocale } from "../i18n/localeStore.ts";
import { replacementFor, validIdToken } from "../session/tokens.ts";

/** Gives the clients their tokens and the locale. `onSignedOut` hears of calls that found no session. */
export function connectClients(queryClient: QueryClient, onSignedOut: () => void): void {
  const config = () => queryClient.ensureQueryData(runtimeConfigQuery());
  const settings = async () => (await config()).signIn;
  connect({
    baseUrl: "",
    registrationServiceUrl: async () => (await config()).registrationServiceUrl ?? null,
    locale: upcomingLocale,
    idToken: () => validIdToken(settings),
    replaceIdToken: (refused) => replacementFor(refused, settings),
    onSignedOut,
  });
}
