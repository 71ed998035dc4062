import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { RegisteredWindowsDocument, type RegisteredWindowsQuery } from "./windows.generated.ts";

export const pageSize = 6;

type WindowsPage = NonNullable<RegisteredWindowsQuery["registeredWindows"]>;

export type WindowListItem = WindowsPage["items"][number];

/** The beginning of the keys of all lists of windows. */
export const windowListsKey = [...queryKeys.windows, "list"] as const;

/** All of the customer's windows or those of a project, newest first; the page parameter is how many precede a page. */
export function registeredWindowsQuery({ projectId }: { projectId?: string | undefined } = {}) {
  return infiniteQueryOptions({
    queryKey: [...windowListsKey, projectId ?? null],
    queryFn: async ({ pageParam, signal }): Promise<WindowsPage> => {
      const { registeredWindows } = await requestRegistrationService(
        RegisteredWindowsDocument,
        {
          ...(projectId !== undefined && { where: { projectId } }),
          order: { createdAt: "DESC" },
          take: pageSize,
          skip: pageParam,
        },
        { signal, abortKey: `registeredWindows ${projectId ?? ""}` },
      );
      return requireFound(registeredWindows, "The list of windows");
    },
    initialPageParam: 0,
    getNextPageParam: ({ items, hasNextPage }, _pages, skip) =>
      hasNextPage && items.length > 0 ? skip + items.length : undefined,
    meta: { isAccountData: true },
  });
}

/** What the lists that have been loaded know of a window. */
export function findListedWindow(queryClient: QueryClient, windowId: string): WindowListItem | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<WindowsPage>>({ queryKey: windowListsKey });
  const windows = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []);
  return windows.find(({ id }) => id === windowId);
}
