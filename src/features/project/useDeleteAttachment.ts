import { useQueryClient } from "@tanstack/react-query";
import { ApplicationError } from "../../api/errors.ts";
import { useSend } from "../../forms/useSend.ts";
import { type Attachment, attachmentsQuery } from "./attachmentsQuery.ts";
import { deleteAttachment } from "./changeAttachments.ts";

interface DeletionHandlers {
  onDeleted(attachment: Attachment): void;
  onFailed(attachment: Attachment): void;
}

/** Deletes a file of a request and takes it off the list. */
export function useDeleteAttachment(requestId: string, { onDeleted, onFailed }: DeletionHandlers) {
  const queryClient = useQueryClient();
  const { queryKey } = attachmentsQuery(requestId);
  return useSend({
    mutationFn: async ({ id }: Attachment) => {
      try {
        await deleteAttachment(requestId, id);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
      // A list that was asked for before would bring the file back.
      await queryClient.cancelQueries({ queryKey });
    },
    meta: { ownErrors: true },
    onSuccess: (_, attachment) => {
      queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== attachment.id));
      onDeleted(attachment);
    },
    onError: (_, attachment) => onFailed(attachment),
  });
}

/** Whether somebody else was faster. */
function isGone(error: unknown): boolean {
  return error instanceof ApplicationError && error.code === "NOT_FOUND";
}
