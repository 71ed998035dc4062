import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { loadItems } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { ProjectsDocument } from "./projects.generated.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

/** The customer's newest projects, archived ones last. */
export function newestProjectsQuery(count: number) {
  return queryOptions({
    queryKey: [...queryKeys.projectLists, "newest", count],
    queryFn: async ({ signal }): Promise<ProjectListItem[]> => {
      const items = await loadItems({
        loadPage: async (skip) => {
          const { projects } = await requestMainApi(ProjectsDocument, { skip }, { signal });
          return requireFound(projects, "The project list");
        },
        getId: ({ project }) => project.id,
        isEnough: ({ length }) => length >= count,
      });
      return items.slice(0, count);
    },
  });
}
