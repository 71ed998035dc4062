import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestRegistrationService } from "#api/graphqlClient.ts";
import { getNextSkip, loadItems } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import {
  RegisteredWindowsDocument,
  RegisteredWindowsOfProjectDocument,
  type RegisteredWindowsQuery,
} from "./windows.generated.ts";

type WindowsPage = NonNullable<RegisteredWindowsQuery["registeredWindows"]>;

export type WindowListItem = WindowsPage["items"][number];

/** The customer's windows, or a project's windows, newest first; the page parameter is the number of earlier ones. */
export function registeredWindowsQuery({ projectId }: { projectId?: string | undefined } = {}) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.windowLists, projectId ?? null],
    queryFn: ({ pageParam, signal }) => {
      const options = { signal, abortKey: `registeredWindows ${projectId ?? ""}` };
      return requestWindows(projectId, pageParam, options);
    },
    initialPageParam: 0,
    getNextPageParam: (page, _pages, skip) => getNextSkip(page, skip),
  });
}

/** Loads the windows of a project, or all, newest first, until they are enough. Bypasses the cache, which may be older. */
export function loadWindows(
  projectId?: string,
  isEnough: (windows: readonly WindowListItem[]) => boolean = () => false,
): Promise<WindowListItem[]> {
  return loadItems({
    loadPage: (skip) => requestWindows(projectId, skip),
    getId: ({ id }) => id,
    isEnough,
  });
}

/** Requests a page of a project's windows, or of all, newest first. */
async function requestWindows(
  projectId: string | undefined,
  skip: number,
  options?: GraphQlOptions,
): Promise<WindowsPage> {
  const { registeredWindows } =
    projectId === undefined
      ? await requestRegistrationService(RegisteredWindowsDocument, { skip }, options)
      : await requestRegistrationService(RegisteredWindowsOfProjectDocument, { projectId, skip }, options);
  return requireFound(registeredWindows, "The list of windows");
}

/** The window as it appears in a loaded list. */
export function findListedWindow(queryClient: QueryClient, windowId: string): WindowListItem | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<WindowsPage>>({ queryKey: queryKeys.windowLists });
  const windows = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []);
  return windows.find(({ id }) => id === windowId);
}
