import { queryOptions } from "@tanstack/react-query";
import { NotFoundError, requireFound } from "../../api/errors.ts";
import { ProjectDetailsDocument, type ProjectDetailsQuery } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** The main API gives projects in lists alone, so one is looked for page by page: in the largest pages it gives. */
const pageSize = 100;

type Page = NonNullable<ProjectDetailsQuery["projects"]>;

/** A project with what surrounds it. */
export type ProjectDetails = Page["items"][number];

/** One of the visitor's projects; a not-found error if there is none with this id. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ["project", projectId],
    queryFn: ({ signal }): Promise<ProjectDetails> => findProject(projectId, 0, signal),
    meta: { ofAccount: true },
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
