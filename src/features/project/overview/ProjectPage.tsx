import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { EmptyRoofIllustration } from "../../../ui/illustrations/lazyIllustrations.tsx";
import { Container } from "../../../ui/layout/Container.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { BackLink } from "../../../ui/navigation/BackLink.tsx";
import { CallService } from "../contact/CallService.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { actionMessages } from "../next-step/nextStepMessages.ts";
import { RequestView } from "../request/RequestView.tsx";
import { getPlanUrl } from "./ConfiguratorSection.tsx";
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
      {activeRequest ? (
        <RequestView key={activeRequest.id} activeRequest={activeRequest} project={details} slots={slots} />
      ) : (
        <>
          <NoRequestYet plan={configuratorProject} readOnly={isArchived} />
          {slots.notifications}
          <ProjectFacts details={details} />
          <ProjectFiles files={details.project.projectFiles} />
          {slots.windows}
          {slots.configurator}
          {slots.renderAccessories({ canShowPopup: false })}
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

interface NoRequestYetProps {
  plan: ProjectDetails["configuratorProject"];
  readOnly: boolean;
}

function NoRequestYet({ plan, readOnly }: NoRequestYetProps) {
  const action = plan ? (
    <LinkButton href={getPlanUrl(plan)} wide>
      <FormattedMessage {...actionMessages.continuePlan} />
    </LinkButton>
  ) : (
    <CallService variant="primary" />
  );
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={<FormattedMessage {...messages.draftTitle} />}
      action={readOnly ? undefined : action}
    >
      <p>
        {plan ? (
          <FormattedMessage {...messages.draftPlan} values={{ date: new Date(plan.updatedAt) }} />
        ) : (
          <FormattedMessage {...messages.draftText} />
        )}
      </p>
    </EmptyState>
  );
}
