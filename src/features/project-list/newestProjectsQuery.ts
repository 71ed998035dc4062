import { queryOptions } from "@tanstack/react-query";
import { loadItems } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { type ProjectListItem, requestProjects } from "./projectsQuery.ts";

/** The customer's newest projects, archived ones last. */
export function newestProjectsQuery(count: number) {
  return queryOptions({
    queryKey: [...queryKeys.projectLists, "newest", count],
    queryFn: async ({ signal }): Promise<ProjectListItem[]> => {
      const items = await loadItems({
        loadPage: (skip) => requestProjects(skip, { signal }),
        getId: ({ project }) => project.id,
        isEnough: ({ length }) => length >= count,
      });
      return items.slice(0, count);
    },
  });
}
