import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useId } from "react";
import { useIntl } from "react-intl";
import { QueryResult } from "#errors/QueryResult.tsx";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { PhotoIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { acceptedFiles, maxFileBytes, maxFiles } from "#uploads/fileRules.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { UploadList } from "#uploads/UploadList.tsx";
import { getRemainingCapacity } from "#uploads/uploadQueue.ts";
import { useUploads } from "#uploads/useUploads.ts";
import { AttachmentList } from "./AttachmentList.tsx";
import styles from "./Attachments.module.css";
import { attachmentsQuery } from "./attachmentsQuery.ts";
import { useUploadAttachment } from "./useUploadAttachment.ts";

interface AttachmentsSectionProps {
  requestId: string;
  /** Set for an archived or cancelled request: attachments can be downloaded, but not added or deleted. */
  readOnly: boolean;
  /** Shows advice on files that help to plan the installation. */
  isPlanning: boolean;
}

/** The files that the customer added to an installer request, and the upload of further ones. */
export function AttachmentsSection({ requestId, readOnly, isPlanning }: AttachmentsSectionProps) {
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
          {isPlanning && !readOnly ? (
            <p className={styles["lead"]}>
              <Text id="page.project.attachments.lead" />
            </p>
          ) : null}
          <QueryResult
            query={query}
            skeleton={<AttachmentsSkeleton />}
            failedTitle={<Text id="page.project.attachments.loadFailed" />}
          >
            {(attachments) => (
              // Another request starts with an empty list of uploads.
              <Fragment key={requestId}>
                <AttachmentList requestId={requestId} attachments={attachments} readOnly={readOnly} />
                {readOnly ? null : (
                  <div data-no-print>
                    {isPlanning ? <PhotoExamples /> : null}
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

interface AttachmentUploadProps {
  requestId: string;
  /** The number of the request's attachments. */
  attachmentCount: number;
}

/** Adds attachments to an installer request. */
function AttachmentUpload({ requestId, attachmentCount }: AttachmentUploadProps) {
  const intl = useIntl();
  const t = useText();
  const { mutateAsync } = useUploadAttachment(requestId);
  const queryClient = useQueryClient();
  const uploads = useUploads({
    scope: `attachments ${requestId}`,
    upload: (file, context) => mutateAsync({ file, ...context }),
    getCapacity: () =>
      maxFiles - (queryClient.getQueryData(attachmentsQuery(requestId).queryKey)?.length ?? 0),
  });
  const room = getRemainingCapacity(uploads, maxFiles - attachmentCount);
  const size = formatFileSize(intl, maxFileBytes);
  return (
    // Has its own grid, so that the hidden list takes no gap of the section without uploads.
    <Stack>
      <UploadList uploads={uploads} />
      <LeaveGuard loses={uploads.isPending && "files"} />
      <FileDropZone
        id={useId()}
        label={<Text id="page.project.attachments.add" />}
        hint={
          room > 0 ? (
            <Text id="page.project.attachments.limits" values={{ size, room }} />
          ) : (
            <Text id="page.project.attachments.full" values={{ most: maxFiles }} />
          )
        }
        buttonLabel={t("page.project.attachments.choose")}
        accept={acceptedFiles}
        multiple
        disabled={attachmentCount >= maxFiles}
        onFiles={uploads.add}
      />
    </Stack>
  );
}

/** Three drawings of useful photos. */
function PhotoExamples() {
  return (
    <div>
      <p>
        <Text id="page.project.attachments.examples" />
      </p>
      <div className={styles["examples"]}>
        {(["roof", "room", "ceiling"] as const).map((name) => (
          <figure key={name}>
            <PhotoIllustration name={name} />
            <figcaption>
              <Text id={`page.project.attachments.examples.${name}`} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
