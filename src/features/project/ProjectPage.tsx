import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Container } from "../../ui/Container.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { EmptyRoofIllustration } from "../../ui/illustrations.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { ConfiguratorSection } from "./ConfiguratorSection.tsx";
import { messages } from "./messages.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectHeading } from "./ProjectHeading.tsx";
import { ProjectRequests } from "./ProjectRequests.tsx";
import { ProjectSkeleton } from "./ProjectSkeleton.tsx";
import type { ProjectExtras } from "./projectExtras.ts";
import { type ProjectDetails, projectQuery } from "./projectQuery.ts";

interface ProjectPageProps {
  extrasOf: (details: ProjectDetails) => ProjectExtras;
  /** Called once something changed that other screens show too. */
  onChanged: () => void;
}

/** A project: what it is about, where its requests stand, its files and windows. */
export function ProjectPage({ extrasOf, onChanged }: ProjectPageProps) {
  const { projectId = "" } = useParams();
  const { data: details } = useQuery({
    ...projectQuery(projectId),
    throwOnError: (_, { state }) => !state.data,
  });
  return (
    <Container>
      <BackLink to={paths.projects}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <Stack gap="large">
        {details ? (
          <Project details={details} extras={extrasOf(details)} onChanged={onChanged} />
        ) : (
          <ProjectSkeleton />
        )}
      </Stack>
    </Container>
  );
}

interface ProjectProps {
  details: ProjectDetails;
  extras: ProjectExtras;
  onChanged: () => void;
}

function Project({ details, extras, onChanged }: ProjectProps) {
  const { activeRequest, isArchived, configuratorProject } = details;
  return (
    <>
      <ProjectHeading details={details} />
      {isArchived ? <Archived /> : null}
      {extras.notifications}
      {activeRequest ? (
        <ProjectRequests
          project={details}
          latestId={activeRequest.id}
          extras={extras}
          onChanged={onChanged}
        />
      ) : (
        <>
          <Draft />
          <ProjectFacts details={details} />
          {configuratorProject ? (
            <ConfiguratorSection plan={configuratorProject} campaigns={extras.configurator} />
          ) : null}
          {extras.windows}
          {extras.accessories}
        </>
      )}
    </>
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
