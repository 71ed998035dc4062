import { DeleteAttachmentDocument, UploadAttachmentDocument } from "../../api/generated/main/graphql.ts";
import { type GraphQlOptions, requestMainApi } from "../../api/graphqlClient.ts";
import type { Attachment } from "./attachmentsQuery.ts";

/** Adds one file to a request. Each file is a call of its own, so that one that fails leaves the others alone. */
export async function uploadAttachment(
  requestId: string,
  file: File,
  options: GraphQlOptions = {},
): Promise<Attachment[]> {
  return (await requestMainApi(UploadAttachmentDocument, { requestId, files: [file] }, options))
    .uploadAttachment;
}

/** Removes a file from a request. */
export async function deleteAttachment(requestId: string, attachmentId: string): Promise<void> {
  await requestMainApi(DeleteAttachmentDocument, { requestId, attachmentId });
}
