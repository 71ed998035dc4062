import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Container } from "../../ui/Container.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { EmptyRoofIllustration } from "../../ui/illustrations/EmptyRoofIllustration.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { messages } from "./messages.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectHeading } from "./ProjectHeading.tsx";
import { ProjectRequests } from "./ProjectRequests.tsx";
import { ProjectSkeleton } from "./ProjectSkeleton.tsx";
import { projectQuery } from "./projectQuery.ts";

interface ProjectPageProps {
  /** News about the project. */
  notifications: (projectId: string) => ReactNode;
  /** The windows registered on the project; those of an archived one can only be looked at. */
  windows: (projectId: string, isArchived: boolean) => ReactNode;
  /** Called once something changed that other screens show too. */
  onChanged: () => void;
}

/** A project: what it is about, where its requests stand, its files and windows. */
export function ProjectPage({ notifications, windows, onChanged }: ProjectPageProps) {
  const { projectId = "" } = useParams();
  const { data: details } = useQuery({
    ...projectQuery(projectId),
    throwOnError: (_, { state }) => !state.data,
  });
  return (
    <Container>
      <Stack gap="large">
        <TextLink to={paths.projects} standalone data-no-print>
          <FormattedMessage {...messages.back} />
        </TextLink>
        {details ? (
          <>
            <ProjectHeading details={details} />
            {details.isArchived ? <Archived /> : null}
            {notifications(projectId)}
            {details.activeRequest ? (
              <ProjectRequests
                project={details}
                latestId={details.activeRequest.id}
                windows={windows(projectId, details.isArchived)}
                onChanged={onChanged}
              />
            ) : (
              <>
                <Draft />
                <ProjectFacts details={details} />
                {windows(projectId, details.isArchived)}
              </>
            )}
          </>
        ) : (
          <ProjectSkeleton />
        )}
      </Stack>
    </Container>
  );
}

function Archived() {
  return (
    <InlineBanner tone="info" title={<FormattedMessage {...messages.archivedTitle} />}>
      <p>
        <FormattedMessage {...messages.archivedText} />
      </p>
    </InlineBanner>
  );
}

function Draft() {
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={<FormattedMessage {...messages.draftTitle} />}
    >
      <p>
        <FormattedMessage {...messages.draftText} />
      </p>
    </EmptyState>
  );
}
