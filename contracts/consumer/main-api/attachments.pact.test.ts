import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  AttachmentsDocument,
  DeleteAttachmentDocument,
  UploadAttachmentDocument,
} from "#features/project/attachments/attachments.generated.ts";
import { type Attachment, attachmentsQuery } from "#features/project/attachments/attachmentsQuery.ts";
import { deleteAttachment } from "#features/project/attachments/useDeleteAttachment.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { draw } from "../draw.ts";
import type { Part } from "../matching/completeData.ts";
import {
  createFile,
  encodeFile,
  sampleFiles,
  samplePdf,
  samplePhotos,
  type UploadedFile,
} from "../matching/multipart.ts";
import { foreignState, mainApi, multilingual, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal } = MatchersV3;
const { testData, testError } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const pdf = samplePdf;
const openRequestState = providerState("request", clara);
const filesState = providerState("request", { ...clara, scenario: { attachments: 2 } });
const [firstFile, secondFile] = (["attachmentId", "attachmentId2"] as const).map((name) => ({
  id: repeatFromState(name),
})) as [object, object];
const requestId = fromState("requestId");
const disguisedPdf = { ...pdf, bytes: Buffer.from("no PDF at all") };
const textFile = { name: "plan.txt", type: "text/plain", bytes: Buffer.from("A plan in words.") };

/** An attachment with the name, type and size of an uploaded file. */
function createAttachment({ name, type, bytes }: UploadedFile): Part<Attachment> & object {
  return { name: equal(name), mime: equal(type), size: equal(bytes.byteLength) };
}

describe("attachments", () => {
  for (const { what, state, idName, attachments, ...rest } of [
    {
      what: "the files of an installer request",
      state: filesState,
      idName: "requestId",
      attachments: [firstFile, secondFile],
    },
    {
      what: "null for an unknown installer request",
      state: openRequestState,
      idName: "unknownRequestId",
      attachments: null,
      result: notFound,
    },
    {
      what: "null for a record of another customer",
      state: foreignState,
      idName: "foreignRequestId",
      attachments: null,
      result: notFound,
    },
  ] as const) {
    testData(
      `attachments returns ${what}`,
      state,
      AttachmentsDocument,
      { idRequest: fromState(idName) },
      { attachments },
      {
        send: (client, { idRequest }) => client.fetchQuery(attachmentsQuery(idRequest)),
        ...rest,
      },
    );
  }

  // Phones give many photos one name.
  const { jpeg } = samplePhotos;
  const namesake = { ...jpeg, bytes: Buffer.concat([jpeg.bytes, Buffer.from("another photo")]) };
  const newFiles = [...sampleFiles, namesake];
  const variables = { requestId: referToValue("requestId"), files: newFiles.map(encodeFile) };
  testData(
    "attachments returns new files of all types after the others after uploadAttachment",
    providerState("request", {
      ...clara,
      scenario: { attachments: 1 },
      after: { mutation: "uploadAttachment", variables },
    }),
    AttachmentsDocument,
    { idRequest: fromState("requestId") },
    {
      attachments: [firstFile, ...newFiles.map(createAttachment)],
    },
  );
});

describe("uploadAttachment", () => {
  const path = "variables.files.0";
  const files = [null];

  const states = [
    { what: "without files", state: openRequestState },
    { what: "with nine files", state: providerState("request", { ...clara, scenario: { attachments: 9 } }) },
    {
      what: "with an offer",
      state: providerState("request", { ...clara, scenario: { status: "OFFER_SENT", attachments: 1 } }),
    },
    { what: "of several", state: foreignState },
  ];
  for (const { file, to } of draw({ file: sampleFiles, to: states })) {
    testData(
      `uploadAttachment adds ${file.name} to an installer request ${to.what}`,
      to.state,
      UploadAttachmentDocument,
      { requestId, files },
      { uploadAttachment: [createAttachment(file)] },
      {
        upload: { path, file },
        send: (_, variables) => uploadAttachment(variables.requestId, createFile(file)),
      },
    );
  }

  const swiss = { ...multilingual, persona: "clara" } as const;
  const swissState = providerState("request", { ...swiss, scenario: { attachments: 2 } });
  const full = providerState("request", { ...swiss, scenario: { attachments: 10 } });
  for (const { what, state = swissState, id = requestId, file = pdf, code = "VALIDATION_FAILED", fields } of [
    { what: "a file whose content is not of its type", file: disguisedPdf, fields: ["files.0"] },
    { what: "a file of an unsupported type", file: textFile, fields: ["files.0"] },
    {
      what: "a file for an installer request with the maximum number of files",
      state: full,
      fields: ["files"],
    },
    { what: "a file for an unknown installer request", id: fromState("unknownRequestId"), code: "NOT_FOUND" },
    {
      what: "a file for an installer request of another customer",
      state: foreignState,
      id: fromState("foreignRequestId"),
      code: "NOT_FOUND",
    },
  ]) {
    testError(
      `uploadAttachment rejects ${what}`,
      state,
      UploadAttachmentDocument,
      { requestId: id, files },
      code,
      {
        fields,
        upload: { path, file },
        send: (_, variables) => uploadAttachment(variables.requestId, createFile(file)),
      },
    );
  }
});

describe("deleteAttachment", () => {
  const variables = { requestId, attachmentId: fromState("attachmentId") };

  testData(
    "deleteAttachment removes a file from an installer request",
    foreignState,
    DeleteAttachmentDocument,
    variables,
    { deleteAttachment: true },
    { send: (_, sent) => deleteAttachment(sent.requestId, sent.attachmentId).then(() => true) },
  );

  testError(
    "deleteAttachment rejects an unknown file",
    filesState,
    DeleteAttachmentDocument,
    { ...variables, attachmentId: fromState("unknownAttachmentId") },
    "NOT_FOUND",
  );

  testError(
    "deleteAttachment rejects a record of another customer",
    foreignState,
    DeleteAttachmentDocument,
    { requestId: fromState("foreignRequestId"), attachmentId: fromState("foreignAttachmentId") },
    "NOT_FOUND",
  );

  testError(
    "deleteAttachment rejects a file of another customer on an own installer request",
    foreignState,
    DeleteAttachmentDocument,
    { requestId, attachmentId: fromState("foreignAttachmentId") },
    "NOT_FOUND",
  );

  const after = {
    mutation: "deleteAttachment",
    variables: { requestId: referToValue("requestId"), attachmentId: referToValue("attachmentId") },
  };
  const deletedState = providerState("request", { ...clara, scenario: { attachments: 2 }, after });

  testData(
    "attachments returns the other file alone after deleteAttachment",
    deletedState,
    AttachmentsDocument,
    { idRequest: fromState("requestId") },
    { attachments: [secondFile] },
  );
});
