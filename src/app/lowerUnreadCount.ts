import type { QueryClient } from "@tanstack/react-query";
import { projectsQuery } from "../features/projects/projectsQuery.ts";

/**
 * Takes one off a project's unread notifications in the loaded pages of the project list. A list that was asked for or
 * answered since the reading began may count it or not, and is loaded anew.
 */
export function lowerUnreadCount(queryClient: QueryClient, projectId: string, readingSince: number): void {
  const { queryKey } = projectsQuery();
  const { fetchStatus = "idle", dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  if (fetchStatus !== "idle" || dataUpdatedAt >= readingSince) {
    void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
    return;
  }
  queryClient.setQueryData(
    queryKey,
    (list) => {
      if (!list) return list;
      const pages = list.pages.map((page) => ({
        ...page,
        items: page.items.map((item) =>
          item.project.id === projectId
            ? { ...item, unreadNotificationsCount: Math.max(0, item.unreadNotificationsCount - 1) }
            : item,
        ),
      }));
      return { ...list, pages };
    },
    // It is as old as it was.
    { updatedAt: dataUpdatedAt },
  );
}
