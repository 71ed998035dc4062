import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { loadPages } from "../../api/loadPages.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { ProjectsDocument } from "./projects.generated.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

/** The largest page that the main API sends. */
const pageSize = 100;

/** All of the customer's projects, or those that were loaded before an error. */
export function allProjectsQuery() {
  return queryOptions({
    queryKey: [...queryKeys.projects, "list", "all"],
    queryFn: ({ signal }) => loadProjects(signal),
    meta: { isAccountData: true },
  });
}

async function loadProjects(signal: AbortSignal): Promise<ProjectListItem[]> {
  const projects: ProjectListItem[] = [];
  const pages = loadPages({
    loadPage: async (page) => {
      const variables = { take: pageSize, skip: page * pageSize };
      const { projects } = await requestMainApi(ProjectsDocument, variables, { signal });
      return requireFound(projects, "The project list");
    },
    getId: ({ project }: ProjectListItem) => project.id,
  });
  try {
    for await (const items of pages) projects.push(...items);
  } catch (error) {
    if (projects.length === 0 || signal.aborted) throw error;
  }
  return projects;
}
