import type { QueryClient } from "@tanstack/react-query";
import { type ProjectListItem, projectsQuery } from "./projectsQuery.ts";

/** A project's data in the project list, if the list has loaded. */
export function findListedProject(queryClient: QueryClient, projectId: string): ProjectListItem | undefined {
  const pages = queryClient.getQueryData(projectsQuery().queryKey)?.pages ?? [];
  return pages.flatMap(({ items }) => items).find(({ project }) => project.id === projectId);
}
