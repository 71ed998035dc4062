import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { hasKind } from "#api/errors.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { QueryResult } from "#errors/QueryResult.tsx";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { newestProjectsQuery } from "#features/project-list/newestProjectsQuery.ts";
import { maxProjects } from "#features/windows/registration/purpose/maxProjects.ts";
import { WindowRegistrationPage } from "#features/windows/registration/WindowRegistrationPage.tsx";
import { formatAddress } from "#i18n/formats/formatAddress.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";

/** The registration of windows: for the project in the URL, or for one of the newest, which the customer chooses. */
export function RegistrationScreen() {
  const locale = useRequestedLocale();
  const { projectId = "" } = useParams();
  const country = useCountryFacts();
  const namedQuery = useQuery({
    ...projectQuery(projectId),
    enabled: projectId !== "",
    throwOnError: (error, { state }) => hasKind(error, "notFound") && !state.data,
  });
  const newestQuery = useQuery({
    ...newestProjectsQuery(maxProjects),
    enabled: projectId === "",
  });
  const [{ data: named }, { data: newest }] = [namedQuery, newestQuery];
  const query = projectId === "" ? newestQuery : namedQuery;

  const projects = (named ? [named] : (newest ?? []))
    .filter(({ isArchived }) => !isArchived)
    .map(({ project, activeRequest }) => ({
      id: project.id,
      address: formatAddress(project, country),
      requestQuery: activeRequest ? installerRequestQuery(activeRequest.id, locale) : undefined,
    }));
  return (
    <WindowRegistrationPage
      // The form stays while the projects load again: it can register windows for the project in the URL, or without one.
      projects={query.isPending && !query.isFetchedAfterMount ? undefined : projects}
      projectsState={
        <QueryResult<unknown>
          query={query}
          skeleton={
            <LoadingRegion text={<Text id="page.windowRegistration.loading" />}>
              <Skeleton shape="text" />
            </LoadingRegion>
          }
          failedTitle={<Text id="page.windowRegistration.project.failed" />}
        >
          {() => null}
        </QueryResult>
      }
    />
  );
}
