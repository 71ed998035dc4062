import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { campaignsQuery } from "../features/campaigns/campaignsQuery.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../features/content/contentQueries.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { projectQuery } from "../features/project/projectQuery.ts";
import { projectRequestsQuery } from "../features/project/projectRequestsQuery.ts";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { windowQuery } from "../features/window/windowQuery.ts";
import { activeLocale, upcomingLocale } from "../i18n/localeStore.ts";
import { paths } from "../paths.ts";
import { markJustAuthorized, recheckSession, sessionQuery } from "../session/sessionQuery.ts";
import { hasCredentials } from "../session/tokens.ts";
import { requireSignedIn, sendSignedInToProjects } from "./guards.ts";
import { nextTask } from "./nextTask.ts";

/** What the routes load before they show; all of a screen's loaders start together. */
export function loadersFor(queryClient: QueryClient) {
  /** What stands around all cabinet screens. */
  const loadFrame = async () => {
    if (!hasCredentials()) return;
    // The session check and the screen's own calls go first.
    await nextTask();
    await Promise.all([
      queryClient.prefetchQuery(unreadNotificationsQuery()),
      queryClient.prefetchQuery(campaignsQuery()),
      queryClient.ensureQueryData(runtimeConfigQuery()),
    ]);
  };

  return {
    /** `/` and `/logout`: for anonymous visitors alone. Those without credentials wait for nothing. */
    guest: async () => {
      if (hasCredentials()) await sendSignedInToProjects(queryClient);
      return null;
    },

    /** The cabinet: signed in, notifications and campaigns loaded once. Neither of the two keeps a page from opening. */
    cabinet: async ({ request }: LoaderFunctionArgs) => {
      // The screen's own calls go first.
      await nextTask();
      // Together: a configuration that fails during the session check is this loader's failure, not one nobody awaits.
      const [account] = await Promise.all([requireSignedIn(queryClient, request), loadFrame()]);
      return account;
    },

    /** The list's first page starts with the session check; the screen shows its skeleton until it is there. */
    projects: () => {
      if (hasCredentials()) void queryClient.prefetchInfiniteQuery(projectsQuery());
      return null;
    },

    /** The project and its requests start with the session check. */
    project: ({ params: { projectId = "" } }: Pick<LoaderFunctionArgs, "params">) => {
      if (hasCredentials()) {
        void queryClient.prefetchQuery(projectQuery(projectId));
        void queryClient.prefetchQuery(projectRequestsQuery(projectId));
      }
      return null;
    },

    /** The window starts with the session check. */
    window: ({ params: { windowId = "" } }: Pick<LoaderFunctionArgs, "params">) => {
      if (hasCredentials()) void queryClient.prefetchQuery(windowQuery(windowId));
      return null;
    },

    /** Questions, documents and links start with the session check. */
    faq: () => {
      if (hasCredentials()) {
        const locale = upcomingLocale();
        void queryClient.prefetchQuery(faqQuery(locale));
        void queryClient.prefetchQuery(documentsQuery(locale));
        void queryClient.prefetchQuery(bookmarksQuery(locale));
      }
      return null;
    },

    /** Screens that need the configuration alone. */
    config: () => queryClient.ensureQueryData(runtimeConfigQuery()),

    /** Screens that are different for signed-in visitors and others, and open to both. */
    everybody: async () => {
      const config = queryClient.ensureQueryData(runtimeConfigQuery());
      await Promise.all([config, queryClient.ensureQueryData(sessionQuery())]);
      return null;
    },

    /** The return from the provider. The answer leaves the address before anything else can read it. */
    authorization: async () => {
      const answer = new URL(location.href);
      history.replaceState(history.state, "", paths.authorization);
      const [{ completeSignIn }, { signIn }] = await Promise.all([
        import("../session/completeSignIn.ts"),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      const outcome = await completeSignIn(signIn, answer, activeLocale().locale);
      if (outcome.kind === "cancelled") return redirect(paths.introduction);
      if (outcome.kind === "alreadySignedIn") return redirect(paths.projects);
      await recheckSession(queryClient);
      markJustAuthorized(queryClient);
      return redirect(outcome.backAddress ?? paths.projects);
    },
  };
}
