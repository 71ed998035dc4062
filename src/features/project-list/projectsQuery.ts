import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestMainApi } from "#api/graphqlClient.ts";
import { getNextSkip } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { ProjectsDocument, type ProjectsQuery } from "./projects.generated.ts";

type ProjectsPage = NonNullable<ProjectsQuery["projects"]>;

export type ProjectListItem = ProjectsPage["items"][number];

export async function requestProjects(skip: number, options: GraphQlOptions): Promise<ProjectsPage> {
  const { projects } = await requestMainApi(ProjectsDocument, { skip }, options);
  return requireFound(projects, "The project list");
}

/** The customer's projects in pages; the page parameter is the number of earlier projects. */
export function projectsQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.projectLists,
    queryFn: ({ pageParam, signal }) => requestProjects(pageParam, { signal, abortKey: "projects" }),
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
