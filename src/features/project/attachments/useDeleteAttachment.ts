import { useQueryClient } from "@tanstack/react-query";
import { hasKind } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { DeleteAttachmentDocument } from "./attachments.generated.ts";
import { type Attachment, attachmentsQuery, fetchAttachments } from "./attachmentsQuery.ts";

interface DeleteAttachmentOptions {
  onSuccess(attachment: Attachment): void;
  onError(attachment: Attachment): void;
}

export async function deleteAttachment(requestId: string, attachmentId: string): Promise<void> {
  await requestMainApi(DeleteAttachmentDocument, { requestId, attachmentId });
}

/** An attachment that somebody else has deleted meanwhile counts as deleted. */
export function useDeleteAttachment(requestId: string, { onSuccess, onError }: DeleteAttachmentOptions) {
  const queryClient = useQueryClient();
  const { queryKey } = attachmentsQuery(requestId);
  return useGuardedMutation({
    mutationFn: ({ id }: Attachment, { client }) =>
      sendOnce(client, {
        key: ["deleteAttachment", requestId, id],
        send: async () => {
          await deleteAttachment(requestId, id).catch((error: unknown) => {
            if (!hasKind(error, "notFound")) throw error;
          });
          return true;
        },
        findResult: async () => {
          const attachments = await fetchAttachments(requestId);
          return attachments.some((attachment) => attachment.id === id) ? undefined : true;
        },
      }),
    onSuccess: async (_, attachment) => {
      // A list that was requested before the deletion still has the file.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cached) => cached?.filter(({ id }) => id !== attachment.id));
      onSuccess(attachment);
    },
    onError: (_, attachment) => onError(attachment),
  });
}
