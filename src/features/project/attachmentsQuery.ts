import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { AttachmentsDocument, type AttachmentsQuery } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** A file that the customer added to a request. */
export type Attachment = NonNullable<AttachmentsQuery["attachments"]>[number];

/** The files on a request, oldest first. */
export function attachmentsQuery(idRequest: string) {
  return queryOptions({
    queryKey: ["attachments", idRequest],
    queryFn: async ({ signal }): Promise<Attachment[]> => {
      const { attachments } = await requestMainApi(AttachmentsDocument, { idRequest }, { signal });
      return requireFound(attachments, "The request");
    },
    meta: { ofAccount: true },
  });
}
