import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { AttachmentsDocument, type AttachmentsQuery } from "./attachments.generated.ts";

/** A file that the customer added to an installer request. */
export type Attachment = NonNullable<AttachmentsQuery["attachments"]>[number];

export async function fetchAttachments(
  idRequest: string,
  options?: GraphQlOptions,
): Promise<readonly Attachment[]> {
  const { attachments } = await requestMainApi(AttachmentsDocument, { idRequest }, options);
  return requireFound(attachments, "The request");
}

/** The attachments of an installer request, oldest first. */
export function attachmentsQuery(idRequest: string) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, idRequest, "attachments"],
    queryFn: ({ signal }) => fetchAttachments(idRequest, { signal, abortKey: `attachments ${idRequest}` }),
  });
}
