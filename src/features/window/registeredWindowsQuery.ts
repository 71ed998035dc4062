import { infiniteQueryOptions, type QueryFilters } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import {
  RegisteredWindowsDocument,
  type RegisteredWindowsQuery,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";

const pageSize = 6;

type WindowsPage = NonNullable<RegisteredWindowsQuery["registeredWindows"]>;

/** An entry of a list of windows. */
export type WindowListItem = WindowsPage["items"][number];

/** All lists of windows, whatever they are of. */
export const registeredWindowLists = { queryKey: ["registeredWindows"] } satisfies QueryFilters;

/** The visitor's windows, or those of a project, newest first and page by page; page parameters count from 0. */
export function registeredWindowsQuery({ projectId }: { projectId?: string | undefined } = {}) {
  return infiniteQueryOptions({
    queryKey: [...registeredWindowLists.queryKey, projectId ?? null],
    queryFn: async ({ pageParam, signal }): Promise<WindowsPage> => {
      const { registeredWindows } = await requestRegistrationService(
        RegisteredWindowsDocument,
        {
          ...(projectId !== undefined && { where: { projectId } }),
          order: { createdAt: "DESC" },
          take: pageSize,
          skip: pageParam * pageSize,
        },
        { signal },
      );
      return requireFound(registeredWindows, "The list of windows");
    },
    initialPageParam: 0,
    getNextPageParam: ({ hasNextPage }, _pages, lastPage) => (hasNextPage ? lastPage + 1 : undefined),
    meta: { ofAccount: true },
  });
}
