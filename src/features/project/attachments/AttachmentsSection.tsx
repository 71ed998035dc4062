import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { QueryResult } from "#errors/QueryResult.tsx";
import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { FileList } from "#uploads/stored/FileList.tsx";
import { AttachmentList } from "./AttachmentList.tsx";
import styles from "./Attachments.module.css";
import { AttachmentUpload } from "./AttachmentUpload.tsx";
import { attachmentsQuery } from "./attachmentsQuery.ts";

interface AttachmentsSectionProps {
  requestId: string;
  /** For archived projects: attachments can be downloaded, but not added or deleted. */
  readOnly?: boolean | undefined;
}

/** The files that the customer added to an installer request, if any, and the upload of further ones. */
export function AttachmentsSection({ requestId, readOnly = false }: AttachmentsSectionProps) {
  const query = useQuery(attachmentsQuery(requestId));
  const count = query.data?.length;
  if (readOnly && !count && !query.error) return null;
  return (
    <Card padding="inline">
      <FoldedSection
        id="files"
        title={<Text id="page.project.attachments.title" />}
        summary={count ? <Text id="page.project.fileCount" values={{ count }} /> : null}
        opensOnLaptops
      >
        <Stack>
          {readOnly ? null : (
            <p className={styles["lead"]}>
              <Text id="page.project.attachments.lead" />
            </p>
          )}
          <QueryResult
            query={query}
            skeleton={<AttachmentsSkeleton />}
            failedTitle={<Text id="page.project.attachments.loadFailed" />}
          >
            {(attachments) => (
              // Uploads that are under way belong to one request.
              <Fragment key={requestId}>
                <AttachmentList requestId={requestId} attachments={attachments} readOnly={readOnly} />
                {readOnly ? null : (
                  <div data-no-print>
                    <AttachmentUpload requestId={requestId} attachmentCount={attachments.length} />
                  </div>
                )}
              </Fragment>
            )}
          </QueryResult>
        </Stack>
      </FoldedSection>
    </Card>
  );
}

function AttachmentsSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.project.attachments.loading" />}>
      <div aria-hidden="true">
        <FileList>
          <li>
            <Skeleton className={styles["row-skeleton"]} />
          </li>
          <li>
            <Skeleton className={styles["row-skeleton"]} />
          </li>
        </FileList>
      </div>
    </LoadingRegion>
  );
}
