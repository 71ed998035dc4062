import { infiniteQueryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { ProjectsDocument, type ProjectsQuery } from "./projects.generated.ts";

export const pageSize = 10;

type ProjectsPage = NonNullable<ProjectsQuery["projects"]>;

export type ProjectListItem = ProjectsPage["items"][number];

/** The customer's projects in pages; the page parameter counts pages from 0. */
export function projectsQuery() {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.projects, "list"],
    queryFn: async ({ pageParam, signal }): Promise<ProjectsPage> => {
      const { projects } = await requestMainApi(
        ProjectsDocument,
        { take: pageSize, skip: pageParam * pageSize },
        { signal, abortKey: "projects" },
      );
      return requireFound(projects, "The project list");
    },
    initialPageParam: 0,
    getNextPageParam: ({ pageInfo }, _pages, lastPage) => (pageInfo.hasNextPage ? lastPage + 1 : undefined),
    meta: { isAccountData: true },
  });
}
