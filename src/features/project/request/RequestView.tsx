import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { AttachmentsSection } from "../attachments/AttachmentsSection.tsx";
import { CancelRequest } from "../cancellation/CancelRequest.tsx";
import { CustomerSection } from "../customer/CustomerSection.tsx";
import { ProjectFiles } from "../files/ProjectFiles.tsx";
import { NextStep } from "../next-step/NextStep.tsx";
import { Offer } from "../offer/Offer.tsx";
import { ConfiguratorSection } from "../overview/ConfiguratorSection.tsx";
import { ProjectFacts } from "../overview/ProjectFacts.tsx";
import type { ProjectDetails } from "../overview/projectQuery.ts";
import type { ProjectSlots } from "../overview/projectSlots.ts";
import { Appointments } from "../timeline/Appointments.tsx";
import { RequestTimeline } from "../timeline/RequestTimeline.tsx";
import { timelineMessages } from "../timeline/timelineMessages.ts";
import { InstallerSection } from "./InstallerSection.tsx";
import { type InstallerRequest, installerRequestQuery } from "./installerRequestQuery.ts";
import type { RequestSummary } from "./projectRequestsQuery.ts";
import styles from "./RequestLayout.module.css";
import { RequestSkeleton } from "./RequestSkeleton.tsx";
import { requestMessages } from "./requestMessages.ts";

interface RequestSectionsProps {
  request: InstallerRequest;
  /** The request's entry in the project's list of requests, once that is loaded. */
  summary: RequestSummary | undefined;
  project: ProjectDetails;
  isLatest: boolean;
  slots: ProjectSlots;
}

type RequestViewProps = Omit<RequestSectionsProps, "request"> & { requestId: string };

/** An installer request with everything that belongs to it. An error leaves the rest of the page usable. */
export function RequestView({ requestId, ...rest }: RequestViewProps) {
  const { data: request, error, refetch } = useQuery(installerRequestQuery(requestId));
  if (request) return <RequestSections request={request} {...rest} />;
  if (!error) return <RequestSkeleton />;
  return (
    <ErrorBanner
      error={error}
      title={<FormattedMessage {...requestMessages.failed} />}
      onRetry={() => void refetch()}
    />
  );
}

function RequestSections({ request, summary, project, isLatest, slots }: RequestSectionsProps) {
  const { configuratorProject, isArchived } = project;
  const readOnly = isArchived || !isLatest;
  const siteVisitDate = summary?.installerSiteVisitDate ?? null;
  const surveyType = summary?.surveyType ?? null;
  return (
    <div className={styles["layout"]}>
      <div className={styles["main"]}>
        <Section id="progress" title={<FormattedMessage {...timelineMessages.title} />}>
          <NextStep request={request} />
          <RequestTimeline request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
          {summary?.customReason ? (
            <p>
              <FormattedMessage {...requestMessages.customReason} values={{ words: summary.customReason }} />
            </p>
          ) : null}
        </Section>
        {request.cart ? <Offer cart={request.cart} /> : null}
        <AttachmentsSection requestId={request.id} readOnly={readOnly} />
        {slots.windows}
        {slots.accessories}
      </div>
      <div className={styles["aside"]}>
        <InstallerSection installer={request.installerLocation} />
        <Appointments request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
        <CustomerSection request={request} readOnly={readOnly} />
        <ProjectFacts details={project} />
        {configuratorProject ? (
          <ConfiguratorSection plan={configuratorProject} campaigns={slots.configurator} />
        ) : null}
        <ProjectFiles files={project.project.projectFiles} />
        <CancelRequest request={request} readOnly={readOnly} />
      </div>
    </div>
  );
}
