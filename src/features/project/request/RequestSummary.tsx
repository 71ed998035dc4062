import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "#errors/QueryBoundary.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { NextStep } from "../next-step/NextStep.tsx";
import { projectQuery } from "../page/projectQuery.ts";
import { RequestTimeline } from "../timeline/RequestTimeline.tsx";
import { installerRequestQuery } from "./installerRequestQuery.ts";

interface RequestSummaryProps {
  projectId: string;
  /** The id of the project's active request. */
  requestId: string;
  skeleton: ReactNode;
}

/** What there is to do for a project, and how far it is: two cards, side by side by the grid that they are placed in. */
export function RequestSummary(props: RequestSummaryProps) {
  const { projectId, requestId, skeleton } = props;
  const locale = useRequestedLocale();
  const projectResult = useQuery(projectQuery(projectId));
  const requestResult = useQuery({
    ...installerRequestQuery(requestId, locale),
    placeholderData: keepPreviousData,
  });
  const slots = { skeleton, failedTitle: <Text id="page.project.request.failed" /> };
  return (
    <QueryBoundary query={projectResult} {...slots}>
      {(project) => (
        <QueryBoundary query={requestResult} {...slots}>
          {(request) => (
            <>
              <NextStep request={request} project={project} />
              <Card padding="inline">
                <RequestTimeline
                  request={request}
                  siteVisitDate={project.activeRequest?.installerSiteVisitDate ?? null}
                  surveyType={project.activeRequest?.surveyType ?? null}
                />
              </Card>
            </>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
