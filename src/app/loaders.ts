import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunction, Params } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import type { Locale } from "../countries.ts";
import { campaignsQuery } from "../features/campaigns/selection/campaignsQuery.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { paths } from "../paths.ts";
import type { Session } from "../session/createSession.ts";
import { readLastCountry } from "../storage/lastCountry.ts";
import { requireSignedIn } from "./guards.ts";
import { redirectFrom, replacePage } from "./navigation/redirectFrom.ts";
import type { Guard, Screen } from "./screens.ts";

/** How long a screen waits for data that it can do without. */
export const maxSecondaryWaitMs = 2000;

/** Starts the queries of a screen, in parallel with its guard, if the visitor may be signed in. */
export function startQueries(
  { credentials, queryClient }: Session,
  screen: Screen,
  params: Params,
  opens: boolean,
): void {
  if (credentials.exist()) {
    screen.startQueries?.({ queryClient, params, getLocale: () => getContentLocale(queryClient), opens });
  }
}

/** The locale to request content in. On a first visit the configuration names the country, and so the locale. */
async function getContentLocale(queryClient: QueryClient): Promise<Locale> {
  if (readLastCountry() === null) await queryClient.prefetchQuery(runtimeConfigQuery());
  return getRequestedLocale();
}

/** The loaders of the guards. The router starts those of a screen and of its layout in parallel. */
export function createGuardLoaders(
  queryClient: QueryClient,
  session: Session,
): Record<Guard, LoaderFunction> {
  /** The data of the cabinet layout. No screen waits long for notifications and campaigns. */
  const loadCabinetData = async () => {
    if (!session.credentials.exist()) return;
    const secondary = Promise.all([
      queryClient.prefetchInfiniteQuery({ ...unreadNotificationsQuery(), retry: false }),
      getContentLocale(queryClient).then((locale) =>
        queryClient.prefetchQuery({ ...campaignsQuery(locale), retry: false }),
      ),
    ]);
    await Promise.all([
      Promise.race([secondary, new Promise((resolve) => setTimeout(resolve, maxSecondaryWaitMs))]),
      queryClient.ensureQueryData(runtimeConfigQuery()),
    ]);
  };

  return {
    /** Without credentials the screens open at once, and show an error if the configuration cannot be loaded. */
    anonymous: async ({ request }) => {
      if (!session.credentials.exist()) {
        void queryClient.prefetchQuery(runtimeConfigQuery());
        return null;
      }
      const [{ account }] = await Promise.all([
        session.ensureChecked(),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return account ? redirectFrom(request, paths.projects) : null;
    },

    /** The screens open even if notifications or campaigns could not be loaded. */
    signedIn: async ({ request }) => {
      // In parallel: if the configuration fails during the session check, the loader fails, and no rejection is unhandled.
      const [account] = await Promise.all([requireSignedIn(session, request), loadCabinetData()]);
      return account;
    },

    none: () => queryClient.ensureQueryData(runtimeConfigQuery()),

    everybody: async () => {
      const config = queryClient.ensureQueryData(runtimeConfigQuery());
      await Promise.all([config, session.ensureChecked()]);
      return null;
    },

    /**
     * The identity provider's response is removed from the URL first, so that nothing else reads it, and its
     * page leaves the history: the response works once.
     */
    signInReturn: async () => {
      const returnUrl = new URL(location.href);
      history.replaceState(history.state, "", paths.authorization);
      const [{ returnFromProvider }] = await Promise.all([
        import("./session-end/returnFromProvider.ts"),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return replacePage(await returnFromProvider(session, returnUrl));
    },
  };
}
