import type { QueryClient } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { campaignsQuery } from "../features/campaigns/selection/campaignsQuery.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../features/content/contentQueries.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { projectQuery } from "../features/project/page/projectQuery.ts";
import { prefetchRequest } from "../features/project/request/prefetchRequest.ts";
import { newestProjectsQuery } from "../features/project-list/newestProjectsQuery.ts";
import { projectsQuery } from "../features/project-list/projectsQuery.ts";
import { windowQuery } from "../features/windows/details/windowQuery.ts";
import { maxProjects } from "../features/windows/registration/purpose/maxProjects.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import type { Locale } from "../locales.ts";
import { paths, type ScreenName } from "../paths.ts";
import type { Session } from "../session/createSession.ts";
import { lastCountry } from "../storage/lastCountry.ts";
import { decodeUriComponent } from "../ui/decodeUriComponent.ts";

/** A screen's longest wait for data that it can do without. */
export const maxSecondaryWaitMs = 2000;

interface QueryContext {
  queryClient: QueryClient;
  params: Params;
  getLocale: () => Promise<Locale>;
}

type StartQueries = (context: QueryContext) => unknown;

/** Functions that start the queries of screens; the screens do not wait for them. */
const screenQueries = {
  projects: ({ queryClient }) => queryClient.prefetchInfiniteQuery(projectsQuery()),

  async project({ queryClient, params: { projectId = "" }, getLocale }) {
    await queryClient.prefetchQuery(projectQuery(projectId));
    await prefetchRequest(queryClient, projectId, getLocale);
  },

  windowRegistration: ({ queryClient, params: { projectId } }) =>
    projectId
      ? queryClient.prefetchQuery(projectQuery(projectId))
      : queryClient.prefetchQuery(newestProjectsQuery(maxProjects)),

  async faq({ queryClient, getLocale }) {
    const locale = await getLocale();
    void queryClient.prefetchQuery(faqQuery(locale));
    void queryClient.prefetchQuery(documentsQuery(locale));
    void queryClient.prefetchQuery(bookmarksQuery(locale));
  },

  window: ({ queryClient, params: { windowId = "" } }) => queryClient.prefetchQuery(windowQuery(windowId)),
} satisfies Partial<Record<ScreenName, StartQueries>>;

/** Starts the queries of the screen of a route, in parallel with its guard, if the visitor may be signed in. */
export function startQueries(session: Session, routeId: string, params: Params): void {
  if (!session.mayBeSignedIn()) return;
  const { queryClient } = session;
  const queriesById: Partial<Record<string, StartQueries>> = screenQueries;
  queriesById[routeId]?.({ queryClient, params, getLocale: () => getContentLocale(queryClient) });
}

/** Finds the cabinet screen of a URL's path. Only these screens have queries. */
export function findScreenWithQueries(pathname: string): { id: string; params: Params } | undefined {
  for (const id of Object.keys(screenQueries) as (keyof typeof screenQueries)[]) {
    const params = getPathParams(paths[id], pathname);
    if (params) return { id, params };
  }
  return undefined;
}

/** The parameters of a screen's path, undefined for another path; found without the router, which loads later. */
function getPathParams(path: string, pathname: string): Params | undefined {
  const names = path.split("/");
  const values = pathname.replace(/\/$/, "").split("/");
  const isScreen = names.every((name, index) => {
    const value = values[index];
    return name.startsWith(":") ? value || name.endsWith("?") : name === value?.toLowerCase();
  });
  if (!isScreen || values.length > names.length) return undefined;
  const params = names.flatMap((name, index) => {
    const value = values[index];
    return name.startsWith(":") && value ? [[name.replaceAll(/\W/g, ""), decodeUriComponent(value)]] : [];
  });
  return Object.fromEntries(params);
}

/** Loads the data of the cabinet layout, if the visitor may be signed in. No screen waits long for notifications and campaigns. */
export async function loadCabinetData(session: Session): Promise<void> {
  if (!session.mayBeSignedIn()) return;
  const { queryClient } = session;
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
}

/** The locale to request content in. On a first visit the configuration names the country, and so the locale. */
async function getContentLocale(queryClient: QueryClient): Promise<Locale> {
  if (lastCountry.read() === null) await queryClient.prefetchQuery(runtimeConfigQuery());
  return getRequestedLocale();
}
