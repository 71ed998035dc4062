import type { QueryClient } from "@tanstack/react-query";
import { connect } from "../api/connection.ts";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { upcomingLocale } from "../i18n/localeStore.ts";
import { markSignedOut } from "../session/sessionQuery.ts";
import { replacementFor, validIdToken } from "../session/tokens.ts";

/** Gives the clients their tokens and the locale. `onSessionLost` is called once the session cannot be renewed. */
export function connectClients(queryClient: QueryClient, onSessionLost: () => void): void {
  const settings = async () => (await queryClient.ensureQueryData(runtimeConfigQuery())).signIn;
  connect({
    baseUrl: "",
    locale: upcomingLocale,
    idToken: () => validIdToken(settings),
    replaceIdToken: (refused) => replacementFor(refused, settings),
    onSignedOut: () => {
      markSignedOut(queryClient);
      onSessionLost();
    },
  });
}
