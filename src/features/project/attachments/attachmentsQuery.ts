import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { AttachmentsDocument, type AttachmentsQuery } from "./attachments.generated.ts";

/** A file that the customer added to an installer request. */
export type Attachment = NonNullable<AttachmentsQuery["attachments"]>[number];

/** The attachments of an installer request, oldest first. */
export function attachmentsQuery(idRequest: string) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, idRequest, "attachments"],
    queryFn: async ({ signal }): Promise<Attachment[]> => {
      const options = { signal, abortKey: `attachments ${idRequest}` };
      const { attachments } = await requestMainApi(AttachmentsDocument, { idRequest }, options);
      return requireFound(attachments, "The request");
    },
    meta: { isAccountData: true },
  });
}
