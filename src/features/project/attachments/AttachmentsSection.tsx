import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text } from "#i18n/text.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
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
  const { data, error, refetch } = useQuery(attachmentsQuery(requestId));
  if (data) {
    return (
      <>
        <AttachmentList requestId={requestId} attachments={data} readOnly={readOnly} />
        {readOnly ? null : (
          <div data-no-print>
            <AttachmentUpload requestId={requestId} attachmentCount={data.length} />
          </div>
        )}
      </>
    );
  }
  if (!error) return <AttachmentsSkeleton />;
  const handleRetry = () => void refetch();
  return (
    <ErrorBanner
      error={error}
      title={<Text id="page.project.attachments.loadFailed" />}
      onRetry={handleRetry}
    />
  );
}

function AttachmentsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Text id="page.project.attachments.loading" />
      </VisuallyHidden>
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
    </div>
  );
}
