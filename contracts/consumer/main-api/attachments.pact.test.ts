import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  AttachmentsDocument,
  type AttachmentsQuery,
  DeleteAttachmentDocument,
  type DeleteAttachmentMutation,
  UploadAttachmentDocument,
  type UploadAttachmentMutation,
} from "#features/project/attachments/attachments.generated.ts";
import { attachmentsQuery } from "#features/project/attachments/attachmentsQuery.ts";
import { deleteAttachment } from "#features/project/attachments/useDeleteAttachment.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createFile, createSamplePdf } from "../matching/multipart.ts";
import { signedInOperation, signedInUpload } from "../matching/requests.ts";
import { dataResponse, fileField, graphQlErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { type GivenState, providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { attachment, createAttachment } from "./templates/attachmentTemplates.ts";

const { eachLike, reify } = MatchersV3;
const pact = createPact("main-api");
const { testError } = createEffectTests(pact, signedInOperation, requestMainApi);
const { attachmentId, requestId, unknownId } = exampleValues;
const pdf = createSamplePdf("Grundriß Dachgeschoß.pdf");
const filesState = providerState("request", {
  country: "DE",
  persona: "clara",
  scenario: { attachments: 2 },
});

/** Other customers have records, too. */
const foreignState: GivenState = providerState("lists", { country: "DE", persona: "clara" });

const disguisedPdf = { ...pdf, text: "no PDF at all" };

function createUploadRequest(requestId: string, file: typeof pdf) {
  const variables = { requestId, files: [null] };
  return signedInUpload(UploadAttachmentDocument, variables, "variables.files.0", file);
}

describe("Attachments query", () => {
  it("returns the files of an installer request", { tags: ["R7.15"] }, async () => {
    const attachments = eachLike(attachment);

    const loaded = await pact
      .addInteraction()
      .given(...filesState)
      .uponReceiving("attachments returns the files of an installer request")
      .withRequest(
        "POST",
        "/graphql",
        signedInOperation(AttachmentsDocument, { idRequest: fromState("requestId") }),
      )
      .willRespondWith(200, dataResponse<AttachmentsQuery>({ attachments }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(attachmentsQuery(requestId)));

    expect(loaded).toEqual(reify(attachments));
  });

  it.each([
    {
      what: "an empty list for an installer request without files",
      idName: "requestId",
      attachments: [] as [],
      result: [],
    },
    {
      what: "null for an unknown installer request",
      idName: "unknownId",
      attachments: null,
      result: "NotFoundError",
    },
  ] as const)(
    "ends with $result if the service returns $what",
    {
      tags: ["R7.15"],
    },
    async ({ what, idName, attachments, result }) => {
      const loaded = await pact
        .addInteraction()
        .given(...providerState("request", { country: "DE", persona: "clara" }))
        .uponReceiving(`attachments returns ${what}`)
        .withRequest(
          "POST",
          "/graphql",
          signedInOperation(AttachmentsDocument, { idRequest: fromState(idName) }),
        )
        .willRespondWith(200, dataResponse<AttachmentsQuery>({ attachments }))
        .executeTest(({ url }) =>
          createSignedInClient(url)
            .fetchQuery(attachmentsQuery(exampleValues[idName]))
            .catch(({ name }: Error) => name),
        );

      expect(loaded).toEqual(result);
    },
  );
});

describe("UploadAttachment mutation", () => {
  it("adds a file to an installer request", { tags: ["R7.23", "R7.7"] }, async () => {
    const uploaded = [createAttachment(pdf)];

    const added = await pact
      .addInteraction()
      .given(...filesState)
      .uponReceiving("uploadAttachment adds a file to an installer request")
      .withRequest("POST", "/graphql", createUploadRequest(requestId, pdf))
      .willRespondWith(200, dataResponse<UploadAttachmentMutation>({ uploadAttachment: uploaded }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadAttachment(requestId, createFile(pdf));
      });

    expect(added).toEqual(reify(uploaded));
  });

  it.each([
    {
      what: "a file whose content is not of its type",
      id: requestId,
      file: disguisedPdf,
      code: "VALIDATION_FAILED",
      field: "files.0",
    },
    {
      what: "a file of an unsupported type",
      id: requestId,
      file: { name: "plan.txt", type: "text/plain", text: "A plan in words." },
      code: "VALIDATION_FAILED",
      field: "files.0",
    },
    {
      what: "a file for an unknown installer request",
      id: unknownId,
      file: pdf,
      code: "NOT_FOUND",
      field: undefined,
    },
    {
      what: "a file for an installer request of another customer",
      state: foreignState,
      id: exampleValues.foreignRequestId,
      file: pdf,
      code: "NOT_FOUND",
      field: undefined,
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.23"] },
    async ({ what, id, file, code, field, ...rest }) => {
      const state: GivenState = "state" in rest ? rest.state : filesState;
      const error = await pact
        .addInteraction()
        .given(...state)
        .uponReceiving(`uploadAttachment rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", createUploadRequest(id, file))
        .willRespondWith(...graphQlErrors(code, field && fileField(field)))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return uploadAttachment(id, createFile(file)).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
    },
  );

  it("fails with VALIDATION_FAILED for an installer request with the maximum number of files", {
    tags: ["R7.23"],
  }, async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("request", { country: "DE", persona: "clara", scenario: { attachments: 10 } }))
      .uponReceiving(
        "uploadAttachment rejects a file for an installer request with the maximum number of files (VALIDATION_FAILED)",
      )
      .withRequest("POST", "/graphql", createUploadRequest(requestId, pdf))
      .willRespondWith(...graphQlErrors("VALIDATION_FAILED", "files"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadAttachment(requestId, createFile(pdf)).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ errors: [{ code: "VALIDATION_FAILED", field: "files" }] });
  });
});

describe("DeleteAttachment mutation", () => {
  it("removes a file from an installer request", { tags: ["R7.22"] }, async () => {
    const variables = { requestId: fromState("requestId"), attachmentId: fromState("attachmentId") };

    await pact
      .addInteraction()
      .given(...filesState)
      .uponReceiving("deleteAttachment removes a file from an installer request")
      .withRequest("POST", "/graphql", signedInOperation(DeleteAttachmentDocument, variables))
      .willRespondWith(200, dataResponse<DeleteAttachmentMutation>({ deleteAttachment: true }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return deleteAttachment(requestId, attachmentId);
      });
  });

  testError(
    "deleteAttachment rejects an unknown file",
    filesState,
    DeleteAttachmentDocument,
    { requestId: fromState("requestId"), attachmentId: fromState("unknownId") },
    "NOT_FOUND",
    { tags: ["R7.22"] },
  );
});
