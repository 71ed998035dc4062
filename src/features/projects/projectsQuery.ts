import { infiniteQueryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { ProjectsDocument, type ProjectsQuery } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

export const projectsPageSize = 10;

type ProjectsPage = NonNullable<ProjectsQuery["projects"]>;

/** An entry of the project list. */
export type ProjectListItem = ProjectsPage["items"][number];

/** The visitor's projects, page by page; the page parameter counts pages from 0. */
export function projectsQuery() {
  return infiniteQueryOptions({
    queryKey: ["projects"],
    queryFn: async ({ pageParam, signal }): Promise<ProjectsPage> => {
      const { projects } = await requestMainApi(
        ProjectsDocument,
        { take: projectsPageSize, skip: pageParam * projectsPageSize },
        { signal },
      );
      return requireFound(projects, "The project list");
    },
    initialPageParam: 0,
    getNextPageParam: ({ pageInfo }, _pages, lastPage) => (pageInfo.hasNextPage ? lastPage + 1 : undefined),
    meta: { ofAccount: true },
  });
}
