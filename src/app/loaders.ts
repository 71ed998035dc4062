import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { campaignsQuery } from "../features/campaigns/assets/campaignsQuery.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../features/content/contentQueries.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { projectQuery } from "../features/project/overview/projectQuery.ts";
import { newestProjectsQuery } from "../features/projects/newestProjectsQuery.ts";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { windowQuery } from "../features/windows/details/windowQuery.ts";
import { maxProjects } from "../features/windows/registration/purpose/maxProjects.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { paths } from "../paths.ts";
import { sessionQuery } from "../session/sessionQuery.ts";
import { hasCredentials } from "../session/tokens/credentialStore.ts";
import { requireSignedIn } from "./guards.ts";
import { redirectFrom, replacePage } from "./navigation/redirectFrom.ts";

/** How long a screen waits for data that it can do without. */
export const maxSecondaryWaitMs = 2000;

/** The loaders of the routes. The router starts all loaders of a screen in parallel. */
export function createLoaders(queryClient: QueryClient) {
  /** The data of the cabinet layout. No screen waits long for notifications and campaigns. */
  const loadCabinetData = async () => {
    if (!hasCredentials()) return;
    const secondary = Promise.all([
      queryClient.prefetchInfiniteQuery({ ...unreadNotificationsQuery(), retry: false }),
      queryClient.prefetchQuery({ ...campaignsQuery(), retry: false }),
    ]);
    await Promise.all([
      Promise.race([secondary, new Promise((resolve) => setTimeout(resolve, maxSecondaryWaitMs))]),
      queryClient.ensureQueryData(runtimeConfigQuery()),
    ]);
  };

  /** Starts a query of a screen for visitors who may be signed in, and does not wait for it. */
  const prefetch: QueryClient["prefetchQuery"] = async (query) => {
    if (hasCredentials()) await queryClient.prefetchQuery(query);
  };

  return {
    /**
     * `/` and `/logout`: for anonymous visitors only. Without credentials the screens open at once, and show an error if the
     * configuration cannot be loaded.
     */
    guest: async ({ request }: LoaderFunctionArgs) => {
      if (!hasCredentials()) {
        void queryClient.prefetchQuery(runtimeConfigQuery());
        return null;
      }
      const [{ account }] = await Promise.all([
        queryClient.ensureQueryData(sessionQuery()),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return account ? redirectFrom(request, paths.projects) : null;
    },

    /** Screens that require a signed-in customer. They open even if notifications or campaigns could not be loaded. */
    cabinet: async ({ request }: LoaderFunctionArgs) => {
      // In parallel: if the configuration fails during the session check, the loader fails, and no rejection is unhandled.
      const [account] = await Promise.all([requireSignedIn(queryClient, request), loadCabinetData()]);
      return account;
    },

    // These five start the screen's queries in parallel with the session check of `cabinet` and do not wait for them.
    projects: () => {
      if (hasCredentials()) void queryClient.prefetchInfiniteQuery(projectsQuery());
      return null;
    },

    windowRegistration: ({ params: { projectId } }: Pick<LoaderFunctionArgs, "params">) => {
      if (projectId) void prefetch(projectQuery(projectId));
      else void prefetch(newestProjectsQuery(maxProjects));
      return null;
    },

    project: ({ params: { projectId = "" } }: Pick<LoaderFunctionArgs, "params">) => {
      void prefetch(projectQuery(projectId));
      return null;
    },

    window: ({ params: { windowId = "" } }: Pick<LoaderFunctionArgs, "params">) => {
      void prefetch(windowQuery(windowId));
      return null;
    },

    faq: () => {
      const locale = getRequestedLocale();
      void prefetch(faqQuery(locale));
      void prefetch(documentsQuery(locale));
      void prefetch(bookmarksQuery(locale));
      return null;
    },

    /** Screens that need only the configuration. */
    config: () => queryClient.ensureQueryData(runtimeConfigQuery()),

    /** Screens that are open to everybody but show something else to signed-in visitors. */
    configAndSession: async () => {
      const config = queryClient.ensureQueryData(runtimeConfigQuery());
      await Promise.all([config, queryClient.ensureQueryData(sessionQuery())]);
      return null;
    },

    /**
     * The return from the identity provider. Its response is removed from the URL first, so that nothing else reads it, and its
     * page leaves the history: the response works once.
     */
    authorization: async () => {
      const returnUrl = new URL(location.href);
      history.replaceState(history.state, "", paths.authorization);
      const [{ returnFromProvider }, { signIn }] = await Promise.all([
        import("./session/returnFromProvider.ts"),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return replacePage(await returnFromProvider(queryClient, signIn, returnUrl));
    },
  };
}
