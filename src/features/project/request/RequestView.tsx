import { keepPreviousData, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { QueryResult } from "#errors/QueryResult.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { getRequestStatusRules, isInstalled } from "#request-status/requestStatusRules.ts";
import { useProgress } from "#request-status/useProgress.ts";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Card } from "#ui/layout/Card.tsx";
import { AttachmentsSection } from "../attachments/AttachmentsSection.tsx";
import { attachmentsQuery } from "../attachments/attachmentsQuery.ts";
import { CancelRequest } from "../cancellation/CancelRequest.tsx";
import { CustomerSection } from "../customer/CustomerSection.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { NextStep } from "../next-step/NextStep.tsx";
import { useNextStep } from "../next-step/useNextStep.ts";
import { Offer } from "../offer/Offer.tsx";
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
  /** Facts of the request that come with the project's data. */
  activeRequest: NonNullable<ProjectDetails["activeRequest"]>;
  project: ProjectDetails;
  slots: ProjectSlots;
}

interface RequestViewProps {
  /** The id of the project's active request. */
  requestId: string;
  /** The project's details. Undefined until they have loaded: the data of a list are not enough. */
  project: ProjectDetails | undefined;
  renderSlots: (details: ProjectDetails) => ProjectSlots;
}

/** The project's active request with everything that belongs to it. An error leaves the rest of the page usable. */
export function RequestView({ requestId, project, renderSlots }: RequestViewProps) {
  const locale = useRequestedLocale();
  const query = useQuery({
    ...installerRequestQuery(requestId, locale),
    // After a change of locale the sections stay, with the customer's input.
    placeholderData: keepPreviousData,
  });
  // Loads with the request and not after it, although its section renders after the request.
  usePrefetchQuery(attachmentsQuery(requestId));
  if (!project?.activeRequest) return <RequestSkeleton />;
  const { activeRequest } = project;
  const slots = renderSlots(project);
  return (
    <>
      {query.error && !query.data ? slots.notifications : null}
      <QueryResult
        query={query}
        skeleton={<RequestSkeleton />}
        failedTitle={<Text id="page.project.request.failed" />}
      >
        {(request) => (
          <RequestSections request={request} activeRequest={activeRequest} project={project} slots={slots} />
        )}
      </QueryResult>
    </>
  );
}

function RequestSections({ request, activeRequest, project, slots }: RequestSectionsProps) {
  const readOnly = project.isArchived ?? false;
  const { installerSiteVisitDate: siteVisitDate, surveyType, deadline } = activeRequest;
  const { due } = useNextStep(request);
  const { steps } = useProgress(request);
  const isDeciding = due === "decision" && request.cart !== null;
  const isFinished = isInstalled(request.currentStatus);
  const isCancelled = getRequestStatusRules(request.currentStatus).step === "stopped";
  const isPlanning = steps.some(({ id, state }) => id === "dateSet" && state === "upcoming");
  const offer = request.cart ? (
    <Offer request={request} cart={request.cart} project={project} deadline={deadline} />
  ) : null;
  const windows = project.registeredWindowsCount ? slots.windows : null;
  return (
    <div className={joinClassNames(styles["layout"], isDeciding && styles["deciding"])}>
      <div className={styles["now"]}>
        <NextStep request={request} project={project} isStrip />
      </div>
      <div className={styles["reading"]}>
        <div className={styles["main"]}>
          <Appointments
            request={request}
            project={project.project}
            siteVisitDate={siteVisitDate}
            surveyType={surveyType}
          />
          {isDeciding ? offer : null}
          {isFinished ? windows : null}
          {slots.notifications}
          {isDeciding ? null : offer}
        </div>
        <Card padding="inline" className={styles["progress"]}>
          <RequestTimeline request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
        </Card>
        {isFinished ? null : windows}
      </div>
      <div className={styles["facts"]}>
        <Card padding="inline">
          <InstallerSection installer={request.installerLocation} />
          <CustomerSection request={request} readOnly={readOnly} />
          <ProjectFacts details={project} />
          <ProjectFiles project={project.project} />
          {/* Has the same place in all statuses, so that React keeps the dialog open when it has cancelled the request. */}
          <CancelRequest request={request} project={project.project} readOnly={readOnly} />
        </Card>
      </div>
      <div className={styles["files"]}>
        <AttachmentsSection
          requestId={request.id}
          readOnly={readOnly || isCancelled}
          isPlanning={isPlanning}
        />
      </div>
      {readOnly || isCancelled ? null : <div className={styles["campaign"]}>{slots.campaign}</div>}
    </div>
  );
}
