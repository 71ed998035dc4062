import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { isAbortError } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { createMultipartSender, type UploadOptions } from "#api/multipart.ts";
import { sendOnce } from "#api/sendOnce.ts";
import type { UploadContext } from "#uploads/useUploads.ts";
import { UploadAttachmentDocument } from "./attachments.generated.ts";
import { type Attachment, attachmentsQuery, fetchAttachments } from "./attachmentsQuery.ts";

interface UploadVariables extends UploadContext {
  file: File;
}

/** Sends one file per request, so that a failed file does not affect the others. */
export async function uploadAttachment(
  requestId: string,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<readonly Attachment[]> {
  const variables = { requestId, files: [file] };
  const send = createMultipartSender(onProgress);
  return (await requestMainApi(UploadAttachmentDocument, variables, { ...options, send })).uploadAttachment;
}

/**
 * The attachment of an uploaded file, among attachments with unknown ids. Services rename files, so the name only chooses among
 * several of the same size and type.
 */
export function findUploaded(
  attachments: readonly Attachment[],
  file: Pick<File, "name" | "size" | "type">,
  knownIds: ReadonlySet<string>,
): Attachment | undefined {
  const candidates = attachments.filter(
    ({ id, size, mime }) =>
      !knownIds.has(id) && size === file.size && mime.split(";")[0]?.trim().toLowerCase() === file.type,
  );
  const chosen = candidates.length > 1 ? candidates.filter(({ name }) => name === file.name) : candidates;
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** Needs no guard against double submission: `useUploads` starts each upload once, several at a time. */
export function useUploadAttachment(requestId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = attachmentsQuery(requestId);
  // Attachments from before the first upload and of finished uploads, not those that the list has gained meanwhile.
  const knownIdsRef = useRef<Set<string>>(undefined);
  return useMutation({
    mutationFn: async ({ file, id, signal, onProgress }: UploadVariables) => {
      knownIdsRef.current ??= new Set(queryClient.getQueryData(queryKey)?.map((attachment) => attachment.id));
      const knownIds = knownIdsRef.current;
      const added = await sendOnce(queryClient, {
        key: ["uploadAttachment", requestId, file.name, file.size, file.lastModified],
        send: () =>
          uploadAttachment(requestId, file, { signal, onProgress, abortKey: `uploadAttachment ${id}` }),
        findResult: async () => {
          const attachments = await fetchAttachments(requestId);
          const uploaded = findUploaded(attachments, file, knownIds);
          return uploaded && [uploaded];
        },
      });
      for (const attachment of added) knownIds.add(attachment.id);
      return added;
    },
    onSuccess: async (added) => {
      // A list that was requested before the upload lacks the file.
      await queryClient.cancelQueries({ queryKey });
      // The record of the file could not be read.
      if (added.length === 0) void queryClient.invalidateQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cached) => [
        ...(cached ?? []).filter((attachment) => !added.some(({ id }) => id === attachment.id)),
        ...added,
      ]);
    },
    onError: (error) => {
      // The file may have arrived before it was removed from the list of uploads.
      if (isAbortError(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
