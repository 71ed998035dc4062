import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { messages } from "./messages.ts";
import type { ProjectExtras } from "./projectExtras.ts";
import type { ProjectDetails } from "./projectQuery.ts";
import { projectRequestsQuery } from "./projectRequestsQuery.ts";
import { RequestSwitch } from "./RequestSwitch.tsx";
import { RequestView } from "./RequestView.tsx";

interface ProjectRequestsProps {
  project: ProjectDetails;
  /** Id of the project's newest request: the one shown unless the address names another. */
  latestId: string;
  extras: ProjectExtras;
  onChanged: () => void;
}

/** One of the project's requests, and the way to its others. */
export function ProjectRequests({ project, latestId, extras, onChanged }: ProjectRequestsProps) {
  const { data: requests, isError, refetch } = useQuery(projectRequestsQuery(project.project.id));
  const parameters = new URLSearchParams(useLocation().search);
  const shown = requests?.find(({ id }) => id === parameters.get("request"))?.id ?? latestId;
  return (
    <>
      {requests && requests.length > 1 ? <RequestSwitch requests={requests} shown={shown} /> : null}
      {isError ? (
        <InlineBanner
          tone="caution"
          title={<FormattedMessage {...messages.requestsFailed} />}
          action={
            <Button variant="secondary" size="compact" onClick={() => void refetch()}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        />
      ) : null}
      <RequestView
        key={shown}
        requestId={shown}
        summary={requests?.find(({ id }) => id === shown)}
        project={project}
        isLatest={shown === latestId}
        extras={extras}
        onChanged={onChanged}
      />
    </>
  );
}
