import { useMutation, useQueryClient } from "@tanstack/react-query";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { createMultipartSender, type UploadOptions } from "../../../api/transport/multipart.ts";
import type { UploadContext } from "../../../uploads/useUploads.ts";
import { type Attachment, attachmentsQuery } from "./attachmentsQuery.ts";
import { UploadAttachmentDocument } from "./uploadAttachment.generated.ts";

interface UploadVariables extends UploadContext {
  file: File;
}

/** Sends one file per request, so that a file that fails leaves the others alone. */
export async function uploadAttachment(
  requestId: string,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<Attachment[]> {
  const variables = { requestId, files: [file] };
  const send = createMultipartSender(onProgress);
  return (await requestMainApi(UploadAttachmentDocument, variables, { ...options, send })).uploadAttachment;
}

/** Not guarded against double submission: `useUploads` starts each upload once, several at a time. */
export function useUploadAttachment(requestId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = attachmentsQuery(requestId);
  return useMutation({
    mutationFn: ({ file, id, signal, onProgress }: UploadVariables) =>
      uploadAttachment(requestId, file, { signal, onProgress, abortKey: `uploadAttachment ${id}` }),
    meta: { showsError: true },
    onSuccess: async (added) => {
      // A list that was requested before the upload lacks the file.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cached) => [
        ...(cached ?? []).filter((attachment) => !added.some(({ id }) => id === attachment.id)),
        ...added,
      ]);
    },
    // The file may have arrived although the response did not.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
