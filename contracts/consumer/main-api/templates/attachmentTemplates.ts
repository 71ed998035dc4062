import { MatchersV3 } from "@pact-foundation/pact";
import type { Attachment } from "../../../../src/features/project/attachments/attachmentsQuery.ts";
import type { UploadedFile } from "../../matching/multipart.ts";
import type { Template } from "../../matching/template.ts";
import { linkUrl } from "../../matching/values.ts";

const { equal, integer, string } = MatchersV3;

export const attachment: Template<Attachment> = {
  id: string("attachment-1"),
  name: string("plan.pdf"),
  mime: string("application/pdf"),
  size: integer(500),
  link: linkUrl("/files/attachments/attachment-1"),
};

/** An attachment with the name, type and size of an uploaded file. */
export function createAttachment({ name, type, text }: UploadedFile): Template<Attachment> {
  return { ...attachment, name: equal(name), mime: equal(type), size: equal(text.length) };
}
