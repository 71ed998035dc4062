import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { throwsWithoutData } from "#api/errors.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { CallService } from "#errors/CallService.tsx";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { EmptyRoofIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { BackLink } from "#ui/links/BackLink.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { RequestSkeleton } from "../request/RequestSkeleton.tsx";
import { RequestView } from "../request/RequestView.tsx";
import { getPlanUrl } from "./getPlanUrl.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { type HeadingProject, ProjectHeading, ProjectHeadingSkeleton } from "./ProjectHeading.tsx";
import { type ProjectDetails, projectQuery } from "./projectQuery.ts";
import type { ProjectSlots } from "./projectSlots.ts";

interface ProjectPageProps {
  /** The project's data from a list. The page shows it until the details have loaded. */
  listed: ListedProject | undefined;
  renderSlots: (details: ProjectDetails) => ProjectSlots;
}

/** The data that a list has of a project. With this type, no action that needs more data can appear before the details. */
interface ListedProject extends Pick<ProjectDetails, "isArchived"> {
  project: HeadingProject;
  activeRequest: { id: string } | null;
}

export function ProjectPage({ listed, renderSlots }: ProjectPageProps) {
  const { projectId = "" } = useParams();
  const { data: details } = useQuery({
    ...projectQuery(projectId),
    throwOnError: throwsWithoutData,
  });
  const known = details ?? listed;
  return (
    <Container>
      <BackLink to={paths.projects}>
        <Text id="page.project.back" />
      </BackLink>
      <Stack gap="large">
        {known ? <ProjectHeading project={known.project} /> : <ProjectHeadingSkeleton />}
        {known?.activeRequest ? (
          <RequestView
            key={known.activeRequest.id}
            requestId={known.activeRequest.id}
            project={details}
            renderSlots={renderSlots}
          />
        ) : details ? (
          <ProjectWithoutRequest details={details} slots={renderSlots(details)} />
        ) : (
          <RequestSkeleton />
        )}
      </Stack>
    </Container>
  );
}

function ProjectWithoutRequest({ details, slots }: { details: ProjectDetails; slots: ProjectSlots }) {
  return (
    <>
      <NoRequestYet plan={details.configuratorProject} readOnly={details.isArchived ?? false} />
      {slots.notifications}
      <Card padding="inline">
        <ProjectFacts details={details} />
        <ProjectFiles project={details.project} />
      </Card>
      {details.registeredWindowsCount ? slots.windows : null}
      {details.isArchived ? null : slots.campaign}
    </>
  );
}

interface NoRequestYetProps {
  plan: ProjectDetails["configuratorProject"];
  readOnly: boolean;
}

function NoRequestYet({ plan, readOnly }: NoRequestYetProps) {
  const updatedAt = useDateFormats().formatDay(plan?.updatedAt);
  const action = plan ? (
    <LinkButton href={getPlanUrl(plan)} wide>
      <Text id="page.project.nextStep.action.continuePlan" />
    </LinkButton>
  ) : (
    <CallService variant="primary" />
  );
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={<Text id="page.project.draft.title" />}
      action={readOnly ? undefined : action}
    >
      <p>
        {updatedAt ? (
          <Text id="page.project.draft.plan" values={{ date: updatedAt }} />
        ) : (
          <Text id="page.project.draft.text" />
        )}
      </p>
      {readOnly ? (
        <p>
          <Text id="page.project.archived" />
        </p>
      ) : null}
    </EmptyState>
  );
}
