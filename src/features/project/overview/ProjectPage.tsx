import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { EmptyRoofIllustration } from "../../../ui/illustrations/lazyIllustrations.tsx";
import { Container } from "../../../ui/layout/Container.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { BackLink } from "../../../ui/navigation/BackLink.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { RequestView } from "../request/RequestView.tsx";
import { ConfiguratorSection } from "./ConfiguratorSection.tsx";
import { messages } from "./messages.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectHeading } from "./ProjectHeading.tsx";
import { ProjectSkeleton } from "./ProjectSkeleton.tsx";
import { type ProjectDetails, projectQuery } from "./projectQuery.ts";
import type { ProjectSlots } from "./projectSlots.ts";

interface ProjectPageProps {
  renderSlots: (details: ProjectDetails) => ProjectSlots;
}

export function ProjectPage({ renderSlots }: ProjectPageProps) {
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
        {details ? <Project details={details} slots={renderSlots(details)} /> : <ProjectSkeleton />}
      </Stack>
    </Container>
  );
}

function Project({ details, slots }: { details: ProjectDetails; slots: ProjectSlots }) {
  const { activeRequest, isArchived, configuratorProject } = details;
  return (
    <>
      <ProjectHeading details={details} />
      {isArchived ? <ArchivedBanner /> : null}
      {slots.notifications}
      {activeRequest ? (
        <RequestView key={activeRequest.id} activeRequest={activeRequest} project={details} slots={slots} />
      ) : (
        <>
          <NoRequestYet />
          <ProjectFacts details={details} />
          <ProjectFiles files={details.project.projectFiles} />
          {configuratorProject ? (
            <ConfiguratorSection plan={configuratorProject} campaigns={slots.configurator} />
          ) : null}
          {slots.windows}
          {slots.accessories}
        </>
      )}
    </>
  );
}

function ArchivedBanner() {
  return (
    <InlineBanner tone="info" title={<FormattedMessage {...messages.archivedTitle} />}>
      <p>
        <FormattedMessage {...messages.archivedText} />
      </p>
    </InlineBanner>
  );
}

function NoRequestYet() {
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
