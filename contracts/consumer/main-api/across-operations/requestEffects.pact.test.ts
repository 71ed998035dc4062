import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { createPact } from "#contracts/consumer/createPact.ts";
import { createEffectTests } from "#contracts/consumer/effect.ts";
import { createSamplePdf, encodeFile } from "#contracts/consumer/matching/multipart.ts";
import { signedInOperation } from "#contracts/consumer/matching/requests.ts";
import { providerState } from "#contracts/consumer/providerState.ts";
import { fromState, referToValue, repeatFromState } from "#contracts/consumer/stateValues.ts";
import {
  AttachmentsDocument,
  DeleteAttachmentDocument,
} from "#features/project/attachments/attachments.generated.ts";
import { CancelRequestDocument } from "#features/project/cancellation/cancellation.generated.ts";
import { ProjectDetailsDocument } from "#features/project/page/project.generated.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { attachment, createAttachment } from "../templates/attachmentTemplates.ts";
import { customerInput } from "../templates/customerInput.ts";
import {
  createCancelledInstallerRequest,
  createRequestOfCustomer,
} from "../templates/installerRequestTemplates.ts";
import { createProjectInList, projectDetails, projectWithRequest } from "../templates/projectTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError } = createEffectTests(createPact("main-api"), signedInOperation, requestMainApi);

const country = "DE";
const requestId = referToValue("requestId");
const onlyPage = { pageInfo: { hasNextPage: equal(false) } };

describe("After cancelRequest,", () => {
  const after = {
    mutation: "cancelRequest",
    variables: { requestId, reasonId: referToValue("reasonId"), customReason: null },
  };
  const state = providerState("request", { country, persona: "clara", after });

  testData(
    "showRequest returns the cancelled installer request after cancelRequest",
    providerState("request", { country, persona: "clara", scenario: { status: "OFFER_SENT" }, after }),
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: createCancelledInstallerRequest("reasonId", "OFFER_SENT") },
  );

  testData(
    "projects returns the project as archived after cancelRequest",
    state,
    ProjectsDocument,
    { take: 10, skip: 0 },
    {
      projects: {
        items: [
          {
            ...createProjectInList("projectId"),
            isArchived: equal(true),
            activeRequest: { ...projectWithRequest.activeRequest, currentStatus: equal("CANCELLED") },
          },
        ],
        ...onlyPage,
      },
    },
  );

  testError(
    "cancelRequest rejects a cancelled installer request after cancelRequest",
    state,
    CancelRequestDocument,
    { requestId: fromState("requestId"), reasonId: fromState("reasonId") },
    "REQUEST_NOT_CANCELLABLE",
  );

  testData(
    "projects returns the comment after cancelRequest",
    providerState("request", {
      country,
      persona: "clara",
      after: {
        mutation: "cancelRequest",
        variables: {
          requestId,
          reasonId: referToValue("customReasonId"),
          customReason: "We are moving house.",
        },
      },
    }),
    ProjectDetailsDocument,
    { take: 100, skip: 0 },
    {
      projects: {
        items: [
          {
            ...projectDetails,
            project: { ...projectDetails.project, projectFiles: [] },
            isArchived: equal(true),
            activeRequest: {
              ...projectDetails.activeRequest,
              customReason: equal("We are moving house."),
            },
          },
        ],
        ...onlyPage,
      },
    },
  );
});

describe("After updateCustomer,", () => {
  testData(
    "showRequest returns the changed customer data after updateCustomer",
    providerState("request", {
      country,
      persona: "clara",
      after: { mutation: "updateCustomer", variables: { requestId, customer: customerInput } },
    }),
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: createRequestOfCustomer(customerInput) },
  );
});

describe("After uploadAttachment,", () => {
  const pdf = createSamplePdf("Grundriß Dachgeschoß.pdf");
  const files = [encodeFile(pdf)];

  testData(
    "attachments returns the new file after the others after uploadAttachment",
    providerState("request", {
      country,
      persona: "clara",
      scenario: { attachments: 1 },
      after: { mutation: "uploadAttachment", variables: { requestId, files } },
    }),
    AttachmentsDocument,
    { idRequest: fromState("requestId") },
    { attachments: [{ ...attachment, id: repeatFromState("attachmentId") }, createAttachment(pdf)] },
  );
});

describe("After deleteAttachment,", () => {
  const state = providerState("request", {
    country,
    persona: "clara",
    scenario: { attachments: 2 },
    after: {
      mutation: "deleteAttachment",
      variables: { requestId, attachmentId: referToValue("attachmentId") },
    },
  });

  testData(
    "attachments returns the other file alone after deleteAttachment",
    state,
    AttachmentsDocument,
    { idRequest: fromState("requestId") },
    { attachments: [{ ...attachment, id: repeatFromState("attachmentId2") }] },
  );

  testError(
    "deleteAttachment rejects the deleted file after deleteAttachment",
    state,
    DeleteAttachmentDocument,
    { requestId: fromState("requestId"), attachmentId: fromState("attachmentId") },
    "NOT_FOUND",
  );
});
