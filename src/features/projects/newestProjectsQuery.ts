import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { ProjectsDocument } from "./projects.generated.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

/** The customer's newest projects, archived ones last. The main API sends 100 at most. */
export function newestProjectsQuery(count: number) {
  return queryOptions({
    queryKey: [...queryKeys.projects, "list", "newest", count],
    queryFn: async ({ signal }): Promise<ProjectListItem[]> => {
      const { projects } = await requestMainApi(ProjectsDocument, { take: count, skip: 0 }, { signal });
      return requireFound(projects, "The project list").items.slice(0, count);
    },
    meta: { isAccountData: true },
  });
}
