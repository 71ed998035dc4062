import { queryOptions } from "@tanstack/react-query";
import { NetworkError, NotFoundError, requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { ProjectDetailsDocument, type ProjectDetailsQuery } from "./projectDetails.generated.ts";

/** The largest page that the main API sends. It has no query for a single project. */
const pageSize = 100;
const pagesAtOnce = 5;
/** A list that goes on is broken. */
const maxPages = 100;
/** No further pages are requested after this time. */
const maxSearchMs = 15_000;

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

/** Searches the first page, which has nearly every customer's projects, then several pages at once. */
async function findProject(projectId: string, signal: AbortSignal): Promise<ProjectDetails> {
  const start = performance.now();
  const seenIds = new Set<string>();
  for (let page = 0; page < maxPages; page += page === 0 ? 1 : pagesAtOnce) {
    const count = page === 0 ? 1 : pagesAtOnce;
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => loadPage(page + index, signal)),
    );
    const items = pages.flatMap((it) => it.items);
    const found = items.find(({ project }) => project.id === projectId);
    if (found) return found;
    const isNew = items.some(({ project }) => !seenIds.has(project.id));
    if (!isNew || pages.some(({ pageInfo }) => !pageInfo.hasNextPage)) break;
    for (const { project } of items) seenIds.add(project.id);
    if (performance.now() - start > maxSearchMs) {
      throw new NetworkError("The project list did not end in time.", { isRetried: true });
    }
  }
  throw new NotFoundError("The project");
}

async function loadPage(page: number, signal: AbortSignal): Promise<ProjectsPage> {
  const variables = { take: pageSize, skip: page * pageSize };
  const { projects } = await requestMainApi(ProjectDetailsDocument, variables, { signal });
  return requireFound(projects, "The project list");
}
