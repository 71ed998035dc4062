import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "../../ui/Section.tsx";
import { Appointments } from "./Appointments.tsx";
import { AttachmentsSection } from "./AttachmentsSection.tsx";
import { CancelRequest } from "./CancelRequest.tsx";
import { ConfiguratorSection } from "./ConfiguratorSection.tsx";
import { CustomerSection } from "./CustomerSection.tsx";
import { InstallerSection } from "./InstallerSection.tsx";
import { messages } from "./messages.ts";
import { NextStep } from "./NextStep.tsx";
import { Offer } from "./Offer.tsx";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectFiles } from "./ProjectFiles.tsx";
import type { ProjectExtras } from "./projectExtras.ts";
import type { ProjectDetails } from "./projectQuery.ts";
import { projectQuery } from "./projectQuery.ts";
import { type ProjectRequest, projectRequestsQuery } from "./projectRequestsQuery.ts";
import styles from "./RequestLayout.module.css";
import { RequestTimeline } from "./RequestTimeline.tsx";
import type { RequestDetails } from "./requestQuery.ts";

interface RequestSectionsProps {
  request: RequestDetails;
  summary: ProjectRequest | undefined;
  project: ProjectDetails;
  isLatest: boolean;
  extras: ProjectExtras;
  onChanged: () => void;
}

/** Everything of a request: what happens and what it costs, who comes and when, the customer's own data and files. */
export function RequestSections(props: RequestSectionsProps) {
  const { request, summary, project, isLatest, extras, onChanged } = props;
  const { id: projectId, projectFiles } = project.project;
  const queryClient = useQueryClient();
  const handleCancelled = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    void queryClient.invalidateQueries({ queryKey: projectRequestsQuery(projectId).queryKey });
    onChanged();
  }, [queryClient, projectId, onChanged]);
  const readOnly = project.isArchived || !isLatest;
  const siteVisitDate = summary?.installerSiteVisitDate ?? null;
  const surveyType = summary?.surveyType ?? null;
  return (
    <div className={styles["layout"]}>
      <div className={styles["main"]}>
        <Section id="progress" title={<FormattedMessage {...messages.timelineTitle} />}>
          <NextStep request={request} />
          <RequestTimeline request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
          {summary?.customReason ? (
            <p>
              <FormattedMessage {...messages.ownWords} values={{ words: summary.customReason }} />
            </p>
          ) : null}
        </Section>
        {request.cart ? <Offer cart={request.cart} /> : null}
        <AttachmentsSection requestId={request.id} readOnly={readOnly} />
        {extras.windows}
        {extras.accessories}
      </div>
      <div className={styles["aside"]}>
        <InstallerSection installer={request.installerLocation} />
        <Appointments request={request} siteVisitDate={siteVisitDate} surveyType={surveyType} />
        <CustomerSection request={request} readOnly={readOnly} />
        <ProjectFacts details={project} />
        {project.configuratorProject ? (
          <ConfiguratorSection plan={project.configuratorProject} campaigns={extras.configurator} />
        ) : null}
        <ProjectFiles files={projectFiles} />
        <CancelRequest request={request} readOnly={readOnly} onCancelled={handleCancelled} />
      </div>
    </div>
  );
}
