import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useCountryFacts } from "../../api/runtime-config/useCountryFacts.ts";
import { installerRequestQuery } from "../../features/project/request/installerRequestQuery.ts";
import { allProjectsQuery } from "../../features/projects/allProjectsQuery.ts";
import { WindowRegistrationPage } from "../../features/windows/registration/WindowRegistrationPage.tsx";
import { formatStreetLine, formatTownLine } from "../../i18n/formats/formatAddress.ts";

/** The registration of windows. All projects are loaded, so that one of them can be chosen. */
export function RegistrationScreen() {
  const queryClient = useQueryClient();
  const country = useCountryFacts();
  const { data, isPending } = useQuery(allProjectsQuery());

  const projects = useMemo(
    () =>
      data
        ?.filter(({ isArchived }) => !isArchived)
        .map(({ project }) => {
          const lines = [formatStreetLine(project, country), formatTownLine(project, country)];
          return { id: project.id, address: lines.filter(Boolean).join(", ") || undefined };
        }),
    [data, country],
  );
  const getInstallerName = useCallback(
    async (projectId: string) => {
      const items = queryClient.getQueryData(allProjectsQuery().queryKey);
      const request = items?.find(({ project }) => project.id === projectId)?.activeRequest;
      if (!request) return undefined;
      return (await queryClient.ensureQueryData(installerRequestQuery(request.id))).installerLocation?.name;
    },
    [queryClient],
  );
  return (
    <WindowRegistrationPage
      // Without the list, windows can be registered for the project in the URL and without a project.
      projects={isPending ? undefined : (projects ?? [])}
      getInstallerName={getInstallerName}
    />
  );
}
