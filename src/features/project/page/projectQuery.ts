import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { loadItems } from "#api/pages.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { ProjectDetailsDocument, type ProjectDetailsQuery } from "./project.generated.ts";

export type ProjectDetails = NonNullable<ProjectDetailsQuery["projects"]>["items"][number];

/** One of the customer's projects. Fails with a `RequestError` if the customer has none with this id, or if the list is too slow. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.projects, "detail", projectId],
    queryFn: ({ signal }): Promise<ProjectDetails> => findProject(projectId, signal),
  });
}

/** The main API has no query for a single project. */
async function findProject(projectId: string, signal: AbortSignal): Promise<ProjectDetails> {
  const isProject = ({ project }: ProjectDetails) => project.id === projectId;
  const projects = await loadItems({
    loadPage: (skip) => loadPage(skip, signal),
    getId: ({ project }) => project.id,
    isEnough: (items) => items.some(isProject),
  });
  return requireFound(projects.find(isProject), "The project");
}

async function loadPage(skip: number, signal: AbortSignal) {
  const { projects } = await requestMainApi(ProjectDetailsDocument, { skip }, { signal });
  return requireFound(projects, "The project list");
}
