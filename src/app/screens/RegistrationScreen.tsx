import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { NotFoundError } from "#api/errors.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { newestProjectsQuery } from "#features/project-list/newestProjectsQuery.ts";
import { maxProjects } from "#features/windows/registration/purpose/maxProjects.ts";
import { WindowRegistrationPage } from "#features/windows/registration/WindowRegistrationPage.tsx";
import { formatAddress } from "#i18n/formats/formatAddress.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";

/** The registration of windows: for the project in the URL, or for one of the newest, which the customer chooses. */
export function RegistrationScreen() {
  const queryClient = useQueryClient();
  const { projectId = "" } = useParams();
  const country = useCountryFacts();
  const { data: named, isLoading: isNamedLoading } = useQuery({
    ...projectQuery(projectId),
    enabled: projectId !== "",
    throwOnError: (error, { state }) => error instanceof NotFoundError && !state.data,
  });
  const { data: newest, isLoading: isNewestLoading } = useQuery({
    ...newestProjectsQuery(maxProjects),
    enabled: projectId === "",
  });

  const projects = (named ? [named] : (newest ?? []))
    .filter(({ isArchived }) => !isArchived)
    .map(({ project }) => ({ id: project.id, address: formatAddress(project, country) }));
  const getInstallerName = async (id: string) => {
    const items = [named, ...(newest ?? [])];
    const request = items.find((item) => item?.project.id === id)?.activeRequest;
    if (!request) return undefined;
    const { installerLocation } = await queryClient.ensureQueryData(
      installerRequestQuery(request.id, getRequestedLocale()),
    );
    return installerLocation?.name;
  };
  return (
    <WindowRegistrationPage
      // If they fail to load, windows can be registered for the project in the URL and without a project.
      projects={isNamedLoading || isNewestLoading ? undefined : projects}
      getInstallerName={getInstallerName}
    />
  );
}
