import { DeleteAttachmentDocument, UploadAttachmentDocument } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { sendFiles, type UploadOptions } from "../../api/multipart.ts";
import type { Attachment } from "./attachmentsQuery.ts";

/** Adds one file to a request. Each file is a call of its own, so that one that fails leaves the others alone. */
export async function uploadAttachment(
  requestId: string,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<Attachment[]> {
  const variables = { requestId, files: [file] };
  const send = sendFiles(onProgress);
  return (await requestMainApi(UploadAttachmentDocument, variables, { ...options, send })).uploadAttachment;
}

/** Removes a file from a request. */
export async function deleteAttachment(requestId: string, attachmentId: string): Promise<void> {
  await requestMainApi(DeleteAttachmentDocument, { requestId, attachmentId });
}
