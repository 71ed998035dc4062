import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useIntl } from "react-intl";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { acceptedFiles, maxFileBytes, maxFiles } from "#uploads/fileRules.ts";
import { UploadList } from "#uploads/UploadList.tsx";
import { getRemainingCapacity } from "#uploads/uploadQueue.ts";
import { useUploads } from "#uploads/useUploads.ts";
import { attachmentsQuery } from "./attachmentsQuery.ts";
import { PhotoExamples } from "./PhotoExamples.tsx";
import { useUploadAttachment } from "./useUploadAttachment.ts";

interface AttachmentUploadProps {
  requestId: string;
  /** How many attachments the request has. */
  attachmentCount: number;
}

/** Adds attachments to an installer request. */
export function AttachmentUpload({ requestId, attachmentCount }: AttachmentUploadProps) {
  const intl = useIntl();
  const t = useText();
  const { mutateAsync } = useUploadAttachment(requestId);
  const queryClient = useQueryClient();
  const uploads = useUploads({
    upload: (file, context) => mutateAsync({ file, ...context }),
    getCapacity: () =>
      maxFiles - (queryClient.getQueryData(attachmentsQuery(requestId).queryKey)?.length ?? 0),
  });
  const room = getRemainingCapacity(uploads, maxFiles - attachmentCount);
  const size = formatFileSize(intl, maxFileBytes);
  return (
    // A grid of its own: while nothing is uploaded, the hidden list takes no gap of the section.
    <Stack>
      <UploadList uploads={uploads} />
      <LeaveGuard active={uploads.isPending} />
      <PhotoExamples />
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
        cameraLabel={t("upload.takePhoto")}
        accept={acceptedFiles}
        multiple
        disabled={attachmentCount >= maxFiles}
        onFiles={uploads.add}
      />
    </Stack>
  );
}
