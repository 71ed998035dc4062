import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { QueryResult } from "#errors/QueryResult.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { NextStep } from "../next-step/NextStep.tsx";
import { projectQuery } from "../page/projectQuery.ts";
import { RequestTimeline } from "../timeline/RequestTimeline.tsx";
import { installerRequestQuery } from "./installerRequestQuery.ts";

interface RequestSummaryProps {
  projectId: string;
  requestId: string;
}

/** The next step and the progress of a project: two cards, which the surrounding grid places side by side. */
export function RequestSummary({ projectId, requestId }: RequestSummaryProps) {
  const locale = useRequestedLocale();
  const projectResult = useQuery(projectQuery(projectId));
  const requestResult = useQuery({
    ...installerRequestQuery(requestId, locale),
    placeholderData: keepPreviousData,
  });
  const skeleton = (
    <LoadingRegion text={<Text id="page.project.request.loading" />}>
      <Skeleton shape="text" />
    </LoadingRegion>
  );
  const placeholders = { skeleton, failedTitle: <Text id="page.project.request.failed" /> };
  return (
    <QueryResult query={projectResult} {...placeholders}>
      {(project) => (
        <QueryResult query={requestResult} {...placeholders}>
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
        </QueryResult>
      )}
    </QueryResult>
  );
}
