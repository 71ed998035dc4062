import { infiniteQueryOptions } from "@tanstack/react-query";
import { hasKind, requireFound } from "#api/errors.ts";
import type { NotificationType } from "#api/generated/main.ts";
import { type GraphQlOptions, requestMainApi } from "#api/graphqlClient.ts";
import { getNextSkip, loadItems } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
  UnreadNotificationsWithoutTypeDocument,
} from "./notifications.generated.ts";

export type UnreadNotifications = NonNullable<UnreadNotificationsQuery["unreadNotifications"]>;

export type UnreadNotification = UnreadNotifications["items"][number];

/** The type of a notification whose service knows no types. The portal shows it like a type that only a newer backend knows. */
const unknownType = "" as NotificationType;

/** The greatest age of the list when the visitor returns to the tab, in milliseconds. */
const maxAgeMs = 5 * 60_000;

/**
 * Unread notifications in pages; the page parameter is the number of earlier ones. The first page is loaded once, before the first
 * cabinet page opens, and again when the visitor returns to the tab.
 */
export function unreadNotificationsQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.notifications,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, { signal, abortKey: "unreadNotifications" }),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, skip) => getNextSkip(page, skip),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt >= maxAgeMs && "always",
    meta: { isSecondary: true },
  });
}

/** All unread notifications, as the service has them now. */
export function loadUnreadNotifications(): Promise<UnreadNotification[]> {
  return loadItems({ loadPage, getId: ({ id }) => id, isEnough: () => false });
}

async function loadPage(skip: number, options?: GraphQlOptions): Promise<UnreadNotifications> {
  return requireFound(await requestPage(skip, options), "The list of notifications");
}

/** The specification's query has no `type` and no `metadata`, so a service may refuse them. */
async function requestPage(skip: number, options?: GraphQlOptions): Promise<UnreadNotifications | null> {
  try {
    return (await requestMainApi(UnreadNotificationsDocument, { skip }, options)).unreadNotifications;
  } catch (error) {
    if (!hasKind(error, "unsupported")) throw error;
    const { unreadNotifications } = await requestMainApi(
      UnreadNotificationsWithoutTypeDocument,
      { skip },
      options,
    );
    if (!unreadNotifications) return null;
    const { totalCount, items } = unreadNotifications;
    return { totalCount, items: items.map((item) => ({ ...item, type: unknownType, metadata: null })) };
  }
}
