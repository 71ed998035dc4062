import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "#errors/QueryBoundary.tsx";
import { Text } from "#i18n/text.tsx";
import { Section } from "#ui/layout/Section.tsx";
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

/** The files that the customer added to an installer request, and the upload of further ones. */
export function AttachmentsSection({ requestId, readOnly = false }: AttachmentsSectionProps) {
  return (
    <Section
      title={<Text id="page.project.attachments.title" />}
      lead={readOnly ? undefined : <Text id="page.project.attachments.lead" />}
    >
      {/* Uploads that are under way belong to one request. */}
      <Attachments key={requestId} requestId={requestId} readOnly={readOnly} />
    </Section>
  );
}

interface AttachmentsProps {
  requestId: string;
  readOnly: boolean;
}

function Attachments({ requestId, readOnly }: AttachmentsProps) {
  return (
    <QueryBoundary
      query={useQuery(attachmentsQuery(requestId))}
      skeleton={<AttachmentsSkeleton />}
      failedTitle={<Text id="page.project.attachments.loadFailed" />}
    >
      {(attachments) => (
        <>
          <AttachmentList requestId={requestId} attachments={attachments} readOnly={readOnly} />
          {readOnly ? null : (
            <div data-no-print>
              <AttachmentUpload requestId={requestId} attachmentCount={attachments.length} />
            </div>
          )}
        </>
      )}
    </QueryBoundary>
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
