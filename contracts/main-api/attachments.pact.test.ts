import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  AttachmentsDocument,
  type AttachmentsQuery,
  DeleteAttachmentDocument,
  type DeleteAttachmentMutation,
  UploadAttachmentDocument,
  type UploadAttachmentMutation,
} from "../../src/api/generated/main/graphql.ts";
import { type Attachment, attachmentsQuery } from "../../src/features/project/attachmentsQuery.ts";
import { deleteAttachment, uploadAttachment } from "../../src/features/project/changeAttachments.ts";
import { data, refused } from "../matching/answers.ts";
import { signedInOperation, signedInUpload } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { eachLike, integer, reify } = MatchersV3;
const pact = portalPactWith("main-api");
const withFiles = providerState("request", {
  country: "DE",
  persona: "clara",
  scenario: { attachments: 2 },
});

const attachment: Template<Attachment> = {
  id: text("attachment-1"),
  name: text("plan.pdf"),
  mime: text("application/pdf"),
  size: integer(13),
  link: text("/files/attachments/attachment-1"),
};

const pdf = { name: "plan.pdf", type: "application/pdf", text: "%PDF-1.7 plan" };
const disguised = { ...pdf, text: "no PDF at all" };

function upload(requestId: string, file: typeof pdf) {
  const variables = { requestId, files: [null] };
  return signedInUpload(UploadAttachmentDocument, variables, "variables.files.0", file);
}

function fileOf({ name, type, text: content }: typeof pdf): File {
  return new File([content], name, { type });
}

test("[R7.15] lists the files on a request", async () => {
  const attachments = eachLike(attachment);

  const loaded = await pact
    .addInteraction()
    .given(...withFiles)
    .uponReceiving("attachments")
    .withRequest("POST", "/graphql", signedInOperation(AttachmentsDocument, { idRequest: "request-1" }))
    .willRespondWith(200, data<AttachmentsQuery>({ attachments }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(attachmentsQuery("request-1")));

  expect(loaded).toEqual(reify(attachments));
});

test.each([
  { what: "where there are none", idRequest: "request-1", attachments: [] },
  { what: "of an unknown request", idRequest: "unknown", attachments: null },
])("[R7.15] lists no files $what", async ({ what, idRequest, attachments }) => {
  const loaded = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", persona: "clara" }))
    .uponReceiving(`attachments ${what}`)
    .withRequest("POST", "/graphql", signedInOperation(AttachmentsDocument, { idRequest }))
    .willRespondWith(200, data<AttachmentsQuery>({ attachments }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(attachmentsQuery(idRequest))
        .catch(({ name }: Error) => name),
    );

  expect(loaded).toEqual(attachments ?? "NotFoundError");
});

test("[R7.23] [R7.7] adds a file to a request", async () => {
  const uploaded = eachLike(attachment);

  const added = await pact
    .addInteraction()
    .given(...withFiles)
    .uponReceiving("uploadAttachment")
    .withRequest("POST", "/graphql", upload("request-1", pdf))
    .willRespondWith(200, data<UploadAttachmentMutation>({ uploadAttachment: uploaded }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadAttachment("request-1", fileOf(pdf));
    });

  expect(added).toEqual(reify(uploaded));
});

test.each([
  {
    what: "that is not what it says",
    requestId: "request-1",
    file: disguised,
    code: "VALIDATION_FAILED",
    field: "files.0",
  },
  {
    what: "of a type that is not taken",
    requestId: "request-1",
    file: { name: "plan.txt", type: "text/plain", text: "A plan in words." },
    code: "VALIDATION_FAILED",
    field: "files.0",
  },
  { what: "to an unknown request", requestId: "unknown", file: pdf, code: "NOT_FOUND", field: undefined },
] as const)("[R7.23] adds no file $what", async ({ what, requestId, file, code, field }) => {
  const error = await pact
    .addInteraction()
    .given(...withFiles)
    .uponReceiving(`uploadAttachment with a file ${what}`)
    .withRequest("POST", "/graphql", upload(requestId, file))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadAttachment(requestId, fileOf(file)).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", problems: [{ code, field }] });
});

test("[R7.23] adds no more files than a request holds", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", persona: "clara", scenario: { attachments: 10 } }))
    .uponReceiving("uploadAttachment to a request that is full")
    .withRequest("POST", "/graphql", upload("request-1", pdf))
    .willRespondWith(200, refused("VALIDATION_FAILED", "files"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadAttachment("request-1", fileOf(pdf)).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ problems: [{ code: "VALIDATION_FAILED", field: "files" }] });
});

test("[R7.22] removes a file from a request", async () => {
  const variables = { requestId: "request-1", attachmentId: "attachment-1" };

  await pact
    .addInteraction()
    .given(...withFiles)
    .uponReceiving("deleteAttachment")
    .withRequest("POST", "/graphql", signedInOperation(DeleteAttachmentDocument, variables))
    .willRespondWith(200, data<DeleteAttachmentMutation>({ deleteAttachment: true }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return deleteAttachment("request-1", "attachment-1");
    });
});

test("[R7.22] removes no file that is not there", async () => {
  const variables = { requestId: "request-1", attachmentId: "unknown" };

  const error = await pact
    .addInteraction()
    .given(...withFiles)
    .uponReceiving("deleteAttachment of an unknown file")
    .withRequest("POST", "/graphql", signedInOperation(DeleteAttachmentDocument, variables))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return deleteAttachment("request-1", "unknown").catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});
