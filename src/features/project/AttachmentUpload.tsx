import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fileSize } from "../../i18n/fileSize.ts";
import { FileDropZone } from "../../ui/FileDropZone.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { acceptedFiles, mostFiles, mostMegabytes } from "../../uploads/fileRules.ts";
import { UploadList } from "../../uploads/UploadList.tsx";
import { type SendContext, useUploads } from "../../uploads/useUploads.ts";
import { attachmentMessages } from "./attachmentMessages.ts";
import { attachmentsQuery } from "./attachmentsQuery.ts";
import { uploadAttachment } from "./changeAttachments.ts";

/** The place to add files to a request. `present` is how many it has. */
export function AttachmentUpload({ requestId, present }: { requestId: string; present: number }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const isFull = present >= mostFiles;
  const send = useCallback(
    (file: File, context: SendContext) => sendAttachment(queryClient, requestId, file, context),
    [queryClient, requestId],
  );
  const uploads = useUploads({ send, room: mostFiles - present });
  const size = fileSize(intl, mostMegabytes * 1024 * 1024);
  return (
    // A grid of their own: between files the list lies out of the way, but where its focus belongs.
    <Stack>
      <UploadList uploads={uploads} />
      <FileDropZone
        id={useId()}
        label={<FormattedMessage {...attachmentMessages.add} />}
        hint={
          uploads.room > 0 ? (
            <FormattedMessage {...attachmentMessages.limits} values={{ size, room: uploads.room }} />
          ) : (
            <FormattedMessage {...attachmentMessages.full} values={{ most: mostFiles }} />
          )
        }
        buttonLabel={intl.formatMessage(attachmentMessages.choose)}
        accept={acceptedFiles}
        multiple
        disabled={isFull}
        onFiles={uploads.add}
      />
    </Stack>
  );
}

async function sendAttachment(
  queryClient: QueryClient,
  requestId: string,
  file: File,
  { id, signal, onProgress }: SendContext,
): Promise<void> {
  const { queryKey } = attachmentsQuery(requestId);
  try {
    const abortKey = `uploadAttachment ${id}`;
    const added = await uploadAttachment(requestId, file, { signal, onProgress, abortKey });
    // A list that was asked for before would not have the file.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => [
      ...(known ?? []).filter((old) => !added.some((file) => file.id === old.id)),
      ...added,
    ]);
  } catch (error) {
    // What was broken off late may have arrived.
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
