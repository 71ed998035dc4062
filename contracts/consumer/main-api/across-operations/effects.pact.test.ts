import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { createPact } from "#contracts/consumer/createPact.ts";
import { createEffectTests } from "#contracts/consumer/effect.ts";
import { signedInOperation } from "#contracts/consumer/matching/requests.ts";
import { providerState } from "#contracts/consumer/providerState.ts";
import { fromState, referToValue, repeatFromState } from "#contracts/consumer/stateValues.ts";
import { AssociateProjectDocument } from "#features/associate/associateProject.generated.ts";
import { GiveFeedbackDocument } from "#features/feedback/feedback.generated.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { UnreadNotificationsDocument } from "#features/notifications/notifications.generated.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { notification } from "../templates/notificationTemplate.ts";
import { createProjectInList, projectWithRequest } from "../templates/projectTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError } = createEffectTests(createPact("main-api"), signedInOperation, requestMainApi);

const country = "DE";
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

describe("After makeNotificationRead,", () => {
  const state = providerState("lists", {
    country,
    persona: "clara",
    after: {
      mutation: "makeNotificationRead",
      variables: { notificationId: referToValue("notificationId") },
    },
  });

  testData(
    "unreadNotifications returns the others alone after makeNotificationRead",
    state,
    UnreadNotificationsDocument,
    { take: 50, skip: 0 },
    {
      unreadNotifications: {
        totalCount: equal(3),
        items: (["notificationId2", "notificationId3", "notificationId4"] as const).map((name) => ({
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
