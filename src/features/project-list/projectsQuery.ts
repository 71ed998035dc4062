import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { getNextSkip } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { ProjectsDocument, type ProjectsQuery } from "./projects.generated.ts";

type ProjectsPage = NonNullable<ProjectsQuery["projects"]>;

export type ProjectListItem = ProjectsPage["items"][number];

/** The customer's projects in pages; the page parameter is the number of earlier projects. */
export function projectsQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.projectLists,
    queryFn: async ({ pageParam, signal }): Promise<ProjectsPage> => {
      const { projects } = await requestMainApi(
        ProjectsDocument,
        { skip: pageParam },
        { signal, abortKey: "projects" },
      );
      return requireFound(projects, "The project list");
    },
    initialPageParam: 0,
    getNextPageParam: (page, _pages, skip) => getNextSkip(page, skip),
  });
}

/** A project's data in the loaded pages of the list. */
export function findListedProject(
  list: InfiniteData<ProjectsPage> | undefined,
  projectId: string,
): ProjectListItem | undefined {
  return list?.pages.flatMap(({ items }) => items).find(({ project }) => project.id === projectId);
}
