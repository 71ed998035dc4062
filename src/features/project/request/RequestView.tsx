import { keepPreviousData, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "#errors/QueryBoundary.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { AttachmentsSection } from "../attachments/AttachmentsSection.tsx";
import { attachmentsQuery } from "../attachments/attachmentsQuery.ts";
import { CancelRequest } from "../cancellation/CancelRequest.tsx";
import { CustomerSection } from "../customer/CustomerSection.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { NextStep } from "../next-step/NextStep.tsx";
import { Offer } from "../offer/Offer.tsx";
import { ConfiguratorSection } from "../page/ConfiguratorSection.tsx";
import { ProjectFacts } from "../page/ProjectFacts.tsx";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { ProjectSlots } from "../page/projectSlots.ts";
import { Appointments } from "../timeline/Appointments.tsx";
import { RequestTimeline } from "../timeline/RequestTimeline.tsx";
import { InstallerSection } from "./InstallerSection.tsx";
import { type InstallerRequest, installerRequestQuery } from "./installerRequestQuery.ts";
import styles from "./RequestLayout.module.css";
import { RequestSkeleton } from "./RequestSkeleton.tsx";

interface RequestSectionsProps {
  request: InstallerRequest;
  /** What only the project knows of the request. */
  activeRequest: NonNullable<ProjectDetails["activeRequest"]>;
  project: ProjectDetails;
  slots: ProjectSlots;
}

interface RequestViewProps {
  /** The id of the project's active request. */
  requestId: string;
  /** Undefined while only a list's data of the project are known. */
  project: ProjectDetails | undefined;
  renderSlots: (details: ProjectDetails) => ProjectSlots;
}

/** The project's active request with everything that belongs to it. An error leaves the rest of the page usable. */
export function RequestView({ requestId, project, renderSlots }: RequestViewProps) {
  const locale = useRequestedLocale();
  const query = useQuery({
    ...installerRequestQuery(requestId, locale),
    // After a change of locale the sections stay, with what the customer has typed in them.
    placeholderData: keepPreviousData,
  });
  // With the request and not after it: its section is rendered when the request is there.
  usePrefetchQuery(attachmentsQuery(requestId));
  if (!project?.activeRequest) return <RequestSkeleton />;
  const { activeRequest } = project;
  const slots = renderSlots(project);
  return (
    <>
      {query.data ? <NextStep request={query.data} project={project} /> : null}
      {slots.notifications}
      <QueryBoundary
        query={query}
        skeleton={<RequestSkeleton />}
        failedTitle={<Text id="page.project.request.failed" />}
      >
        {(request) => (
          <RequestSections request={request} activeRequest={activeRequest} project={project} slots={slots} />
        )}
      </QueryBoundary>
    </>
  );
}

function RequestSections({ request, activeRequest, project, slots }: RequestSectionsProps) {
  const { configuratorProject, isArchived: readOnly } = project;
  const { installerSiteVisitDate: siteVisitDate, surveyType, customReason, deadline } = activeRequest;
  return (
    <div className={styles["layout"]}>
      {request.cart ? (
        <div className={styles["offer"]}>
          <Offer request={request} cart={request.cart} project={project} deadline={deadline} />
        </div>
      ) : null}
      <div className={styles["appointments"]}>
        <Appointments
          request={request}
          project={project.project}
          siteVisitDate={siteVisitDate}
          surveyType={surveyType}
        />
        <InstallerSection installer={request.installerLocation} />
      </div>
      <div className={styles["main"]}>
        <Section id="progress" title={<Text id="page.project.timeline.title" />}>
          <RequestTimeline request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
          {customReason ? (
            <p>
              <Text id="page.project.timeline.ownWords" values={{ words: customReason }} />
            </p>
          ) : null}
        </Section>
        <AttachmentsSection requestId={request.id} readOnly={readOnly} />
        {slots.windows}
        {slots.campaign}
      </div>
      <div className={styles["aside"]}>
        <CustomerSection request={request} readOnly={readOnly} />
        <ProjectFacts details={project} />
        {configuratorProject ? <ConfiguratorSection plan={configuratorProject} /> : null}
        <ProjectFiles files={project.project.projectFiles} />
        <CancelRequest request={request} project={project.project} readOnly={readOnly} />
      </div>
    </div>
  );
}
