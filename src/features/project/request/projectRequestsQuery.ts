import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { ProjectRequestsDocument, type ProjectRequestsQuery } from "./projectRequests.generated.ts";

export type RequestSummary = NonNullable<ProjectRequestsQuery["projectRequests"]>[number];

/** All installer requests of a project, newest first. */
export function projectRequestsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.projects, "requests", projectId],
    queryFn: async ({ signal }): Promise<RequestSummary[]> => {
      const { projectRequests } = await requestMainApi(ProjectRequestsDocument, { projectId }, { signal });
      return requireFound(projectRequests, "The project");
    },
    meta: { isAccountData: true },
  });
}
