import type { QueryClient } from "@tanstack/react-query";
import { projectsQuery } from "../features/projects/projectsQuery.ts";

/** Takes one off a project's unread notifications in the loaded pages of the project list. */
export function lowerUnreadCount(queryClient: QueryClient, projectId: string): void {
  queryClient.setQueryData(projectsQuery().queryKey, (list) => {
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
  });
}
