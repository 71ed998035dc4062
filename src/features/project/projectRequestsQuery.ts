import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { ProjectRequestsDocument, type ProjectRequestsQuery } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** One of a project's requests in short. */
export type ProjectRequest = NonNullable<ProjectRequestsQuery["projectRequests"]>[number];

/** All requests of a project, newest first. */
export function projectRequestsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projectRequests", projectId],
    queryFn: async ({ signal }): Promise<ProjectRequest[]> => {
      const { projectRequests } = await requestMainApi(ProjectRequestsDocument, { projectId }, { signal });
      return requireFound(projectRequests, "The project");
    },
    meta: { ofAccount: true },
  });
}
