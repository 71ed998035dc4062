import { queryOptions } from "@tanstack/react-query";
import { NotFoundError, requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { ProjectDetailsDocument, type ProjectDetailsQuery } from "./projectDetails.generated.ts";

/** The largest page that the main API sends. It has no query for a single project. */
const pageSize = 100;

type ProjectsPage = NonNullable<ProjectDetailsQuery["projects"]>;

export type ProjectDetails = ProjectsPage["items"][number];

/** One of the customer's projects. Fails with a `NotFoundError` if the customer has none with this id. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.projects, "detail", projectId],
    queryFn: ({ signal }): Promise<ProjectDetails> => findProject(projectId, 0, signal),
    meta: { isAccountData: true },
  });
}

async function findProject(projectId: string, skip: number, signal: AbortSignal): Promise<ProjectDetails> {
  const { projects } = await requestMainApi(ProjectDetailsDocument, { take: pageSize, skip }, { signal });
  const { items, pageInfo } = requireFound(projects, "The project list");
  const found = items.find(({ project }) => project.id === projectId);
  if (found) return found;
  if (!pageInfo.hasNextPage) throw new NotFoundError("The project");
  return findProject(projectId, skip + pageSize, signal);
}
