import { queryOptions } from "@tanstack/react-query";
import { NotFoundError, requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { loadPages } from "../../../api/loadPages.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { ProjectDetailsDocument, type ProjectDetailsQuery } from "./projectDetails.generated.ts";

/** The largest page that the main API sends. It has no query for a single project. */
const pageSize = 100;

type ProjectsPage = NonNullable<ProjectDetailsQuery["projects"]>;

export type ProjectDetails = ProjectsPage["items"][number];

/**
 * One of the customer's projects. Fails with a `NotFoundError` if the customer has none with this id, and with a
 * `NetworkError` if the list is so slow that the search was given up.
 */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.projects, "detail", projectId],
    queryFn: ({ signal }): Promise<ProjectDetails> => findProject(projectId, signal),
    meta: { isAccountData: true },
  });
}

async function findProject(projectId: string, signal: AbortSignal): Promise<ProjectDetails> {
  const pages = loadPages({
    loadPage: (page) => loadPage(page, signal),
    getId: ({ project }: ProjectDetails) => project.id,
  });
  for await (const items of pages) {
    const found = items.find(({ project }) => project.id === projectId);
    if (found) return found;
  }
  throw new NotFoundError("The project");
}

async function loadPage(page: number, signal: AbortSignal): Promise<ProjectsPage> {
  const variables = { take: pageSize, skip: page * pageSize };
  const { projects } = await requestMainApi(ProjectDetailsDocument, variables, { signal });
  return requireFound(projects, "The project list");
}
