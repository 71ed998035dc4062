import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import type { ProjectDetails } from "../overview/projectQuery.ts";
import type { ProjectSlots } from "../overview/projectSlots.ts";
import { projectRequestsQuery } from "./projectRequestsQuery.ts";
import { RequestSwitch } from "./RequestSwitch.tsx";
import { RequestView } from "./RequestView.tsx";
import { requestMessages } from "./requestMessages.ts";

interface ProjectRequestsProps {
  project: ProjectDetails;
  /** Id of the project's newest request, which is shown unless the URL names another one. */
  latestId: string;
  slots: ProjectSlots;
}

/** One installer request of a project, and links to the others. */
export function ProjectRequests({ project, latestId, slots }: ProjectRequestsProps) {
  const { data: requests, error, refetch } = useQuery(projectRequestsQuery(project.project.id));
  const requestedId = new URLSearchParams(useLocation().search).get("request");
  const activeId = requests?.find(({ id }) => id === requestedId)?.id ?? latestId;
  return (
    <>
      {requests && requests.length > 1 ? <RequestSwitch requests={requests} activeId={activeId} /> : null}
      <ErrorBanner
        error={requests ? null : error}
        title={<FormattedMessage {...requestMessages.listFailed} />}
        onRetry={() => void refetch()}
      />
      <RequestView
        key={activeId}
        requestId={activeId}
        summary={requests?.find(({ id }) => id === activeId)}
        project={project}
        isLatest={activeId === latestId}
        slots={slots}
      />
    </>
  );
}
