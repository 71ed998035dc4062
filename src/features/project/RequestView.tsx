import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { NetworkError } from "../../api/errors.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { messages } from "./messages.ts";
import type { ProjectExtras } from "./projectExtras.ts";
import type { ProjectDetails } from "./projectQuery.ts";
import type { ProjectRequest } from "./projectRequestsQuery.ts";
import { RequestSections } from "./RequestSections.tsx";
import { RequestSkeleton } from "./RequestSkeleton.tsx";
import { requestQuery } from "./requestQuery.ts";

interface RequestViewProps {
  requestId: string;
  /** What the project's list of requests says of it. */
  summary: ProjectRequest | undefined;
  project: ProjectDetails;
  isLatest: boolean;
  extras: ProjectExtras;
  onChanged: () => void;
}

/** A request once it is there; the page around it lives on where it cannot be loaded. */
export function RequestView({ requestId, ...rest }: RequestViewProps) {
  const { data: request, error, isError, refetch } = useQuery(requestQuery(requestId));
  if (request) return <RequestSections request={request} {...rest} />;
  if (!isError) return <RequestSkeleton />;
  const text = error instanceof NetworkError ? messages.requestOffline : messages.requestFailedText;
  return (
    <div role="alert">
      <ErrorPanel
        title={<FormattedMessage {...messages.requestFailed} />}
        actions={
          <Button onClick={() => void refetch()}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        <p>
          <FormattedMessage {...text} />
        </p>
      </ErrorPanel>
    </div>
  );
}
