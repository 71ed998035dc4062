import type { QueryClient } from "@tanstack/react-query";
import { type ProjectListItem, projectsQuery } from "./projectsQuery.ts";

/** What the project list, if it has been loaded, knows of a project. */
export function findListedProject(queryClient: QueryClient, projectId: string): ProjectListItem | undefined {
  const pages = queryClient.getQueryData(projectsQuery().queryKey)?.pages ?? [];
  return pages.flatMap(({ items }) => items).find(({ project }) => project.id === projectId);
}
