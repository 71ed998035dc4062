import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatFileSize } from "../../../i18n/formats/formatFileSize.ts";
import { FileDropZone } from "../../../ui/fields/FileDropZone.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { acceptedFiles, maxFileMegabytes, maxFiles } from "../../../uploads/fileRules.ts";
import { UploadList } from "../../../uploads/UploadList.tsx";
import { uploadMessages } from "../../../uploads/uploadMessages.ts";
import { type UploadContext, useUploads } from "../../../uploads/useUploads.ts";
import { attachmentMessages } from "./attachmentMessages.ts";
import { useUploadAttachment } from "./useUploadAttachment.ts";

interface AttachmentUploadProps {
  requestId: string;
  /** How many attachments the request has. */
  attachmentCount: number;
}

/** Adds attachments to an installer request. */
export function AttachmentUpload({ requestId, attachmentCount }: AttachmentUploadProps) {
  const intl = useIntl();
  const { mutateAsync } = useUploadAttachment(requestId);
  const upload = async (file: File, context: UploadContext) => void (await mutateAsync({ file, ...context }));
  const uploads = useUploads({ upload, capacity: maxFiles - attachmentCount });
  const size = formatFileSize(intl, maxFileMegabytes * 1024 * 1024);
  return (
    // A grid of its own: while nothing is uploaded, the hidden list takes no gap of the section.
    <Stack>
      <UploadList uploads={uploads} />
      <FileDropZone
        id={useId()}
        label={<FormattedMessage {...attachmentMessages.add} />}
        hint={
          uploads.remainingCapacity > 0 ? (
            <FormattedMessage
              {...attachmentMessages.limits}
              values={{ size, room: uploads.remainingCapacity }}
            />
          ) : (
            <FormattedMessage {...attachmentMessages.full} values={{ most: maxFiles }} />
          )
        }
        buttonLabel={intl.formatMessage(attachmentMessages.choose)}
        cameraLabel={intl.formatMessage(uploadMessages.takePhoto)}
        accept={acceptedFiles}
        multiple
        disabled={attachmentCount >= maxFiles}
        onFiles={uploads.add}
      />
    </Stack>
  );
}
