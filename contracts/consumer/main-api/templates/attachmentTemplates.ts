import { MatchersV3 } from "@pact-foundation/pact";
import type { UploadedFile } from "#contracts/consumer/matching/multipart.ts";
import type { Template } from "#contracts/consumer/matching/template.ts";
import { linkUrl, repeatLink, text } from "#contracts/consumer/matching/values.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { Attachment } from "#features/project/attachments/attachmentsQuery.ts";

const { equal, integer } = MatchersV3;

export const attachment: Template<Attachment> = {
  id: text("attachment-1"),
  name: text("plan.pdf"),
  mime: text("application/pdf"),
  size: integer(500),
  link: linkUrl("/files/attachments/attachment-1"),
};

/** The request's first or second attachment. */
export function createNumberedAttachment(number: "" | "2"): Template<Attachment> {
  return {
    ...attachment,
    id: repeatFromState(`attachmentId${number}`),
    link: repeatLink(`attachmentLink${number}`),
  };
}

/** An attachment with the name, type and size of an uploaded file. */
export function createAttachment({ name, type, bytes }: UploadedFile): Template<Attachment> {
  return { ...attachment, name: equal(name), mime: equal(type), size: equal(bytes.byteLength) };
}
