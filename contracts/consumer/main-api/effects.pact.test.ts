import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import { AssociateProjectDocument } from "../../../src/features/associate/associateProject.generated.ts";
import { GiveFeedbackDocument } from "../../../src/features/feedback/giveFeedback.generated.ts";
import { MakeNotificationReadDocument } from "../../../src/features/notifications/makeNotificationRead.generated.ts";
import { UnreadNotificationsDocument } from "../../../src/features/notifications/unreadNotifications.generated.ts";
import { AttachmentsDocument } from "../../../src/features/project/attachments/attachments.generated.ts";
import { DeleteAttachmentDocument } from "../../../src/features/project/attachments/deleteAttachment.generated.ts";
import { CancelRequestDocument } from "../../../src/features/project/cancellation/cancelRequest.generated.ts";
import { ProjectDetailsDocument } from "../../../src/features/project/overview/projectDetails.generated.ts";
import { ShowRequestDocument } from "../../../src/features/project/request/showRequest.generated.ts";
import { ProjectsDocument } from "../../../src/features/projects/projects.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createSamplePdf, encodeFile } from "../matching/multipart.ts";
import { signedInOperation } from "../matching/requests.ts";
import { providerState } from "../providerState.ts";
import { fromState, referToValue, repeatFromState } from "../stateValues.ts";
import { attachment, createAttachment } from "./attachmentTemplates.ts";
import { customerInput } from "./customerInput.ts";
import { createCancelledInstallerRequest, createRequestOfCustomer } from "./installerRequestTemplates.ts";
import { notification } from "./notificationTemplate.ts";
import { createProjectInList, projectDetails, projectWithRequest } from "./projectTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError } = createEffectTests(createPact("main-api"), signedInOperation, requestMainApi);

const country = "DE";
const requestId = referToValue("requestId");
const onlyPage = { pageInfo: { hasNextPage: equal(false) } };

describe("After associateProject,", () => {
  const after = {
    mutation: "associateProject",
    variables: { entityId: referToValue("invitedProjectId"), token: referToValue("invitationToken") },
  };
  const item = {
    ...projectWithRequest,
    project: { ...projectWithRequest.project, id: repeatFromState("invitedProjectId") },
  };

  testData(
    "projects returns the project after associateProject",
    providerState("invitation", { country, persona: "ben", after }),
    ProjectsDocument,
    { take: 10, skip: 0 },
    { projects: { items: [item], ...onlyPage } },
  );

  testData(
    "associateProject returns true again to the same customer after associateProject",
    providerState("invitation", { country, persona: "ben", after }),
    AssociateProjectDocument,
    { entityId: fromState("invitedProjectId"), token: fromState("invitationToken") },
    { associateProject: true },
  );

  testData(
    "associateProject returns false to another customer after associateProject",
    providerState("invitation", { country, persona: "clara", after: { ...after, persona: "ben" } }),
    AssociateProjectDocument,
    { entityId: fromState("invitedProjectId"), token: fromState("invitationToken") },
    { associateProject: false },
  );
});

describe("After cancelRequest,", () => {
  const after = {
    mutation: "cancelRequest",
    variables: { requestId, reasonId: referToValue("reasonId"), customReason: null },
  };
  const state = providerState("request", { country, persona: "clara", after });

  testData(
    "showRequest returns the cancelled installer request after cancelRequest",
    state,
    ShowRequestDocument,
    { id: fromState("requestId") },
    { showRequest: createCancelledInstallerRequest("reasonId") },
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
  const pdf = createSamplePdf("plan.pdf");
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
    after: { mutation: "deleteAttachment", variables: { requestId, attachmentId: referToValue("attachmentId") } },
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

describe("After makeNotificationRead,", () => {
  const state = providerState("lists", {
    country,
    persona: "clara",
    after: { mutation: "makeNotificationRead", variables: { notificationId: referToValue("notificationId") } },
  });

  testData(
    "unreadNotifications returns the others alone after makeNotificationRead",
    state,
    UnreadNotificationsDocument,
    { take: 50, skip: 0 },
    {
      unreadNotifications: {
        totalCount: equal(2),
        items: (["notificationId2", "notificationId3"] as const).map((name) => ({
          ...notification,
          id: repeatFromState(name),
        })),
      },
    },
  );

  testData(
    "projects returns one unread notification less after makeNotificationRead",
    state,
    ProjectsDocument,
    { take: 1, skip: 0 },
    {
      projects: {
        items: [{ ...createProjectInList("projectId"), unreadNotificationsCount: equal(2) }],
        pageInfo: { hasNextPage: equal(true) },
      },
    },
  );

  testData(
    "makeNotificationRead returns false for a read notification after makeNotificationRead",
    state,
    MakeNotificationReadDocument,
    { notificationId: fromState("notificationId") },
    { makeNotificationRead: false },
  );
});

describe("After giveFeedback,", () => {
  const projectId = referToValue("projectId");

  testError(
    "giveFeedback rejects a second feedback on a project after giveFeedback",
    providerState("request", {
      country,
      persona: "clara",
      after: { mutation: "giveFeedback", variables: { projectId, rating: 4, comment: null } },
    }),
    GiveFeedbackDocument,
    { projectId: fromState("projectId"), rating: 4, comment: null },
    "FEEDBACK_ALREADY_GIVEN",
  );
});
