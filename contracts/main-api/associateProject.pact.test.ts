import { expect, test } from "vitest";
import {
  AssociateProjectDocument,
  type AssociateProjectMutation,
} from "../../src/api/generated/main/graphql.ts";
import { associateProject, invitationQuery } from "../../src/features/associate/invitation.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousOperation, signedInOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn, visitWithoutToken } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const pact = portalPactWith("main-api");
const projectId = "project-1";
const invitation = { projectId, token: "welcome-home" };
const outcomes = [
  { what: "that holds", token: "welcome-home", holds: true },
  { what: "that does not fit", token: "welcome-elsewhere", holds: false },
];

test.each(outcomes)("[R7.25] answers an invitation $what", async ({ what, token, holds }) => {
  const variables = { entityId: projectId, token };

  const answer = await pact
    .addInteraction()
    .given(...providerState("invitation", { country: "DE", persona: "ben" }))
    .uponReceiving(`associateProject by an invitation ${what}`)
    .withRequest("POST", "/graphql", signedInOperation(AssociateProjectDocument, variables))
    .willRespondWith(200, data<AssociateProjectMutation>({ associateProject: holds }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return associateProject({ projectId, token });
    });

  expect(answer).toBe(holds);
});

test.each(outcomes)(
  "[R7.25] asks without a token about an invitation $what",
  async ({ what, token, holds }) => {
    const variables = { entityId: projectId, token };

    const answer = await pact
      .addInteraction()
      .given(...providerState("invitation", { country: "DE" }))
      .uponReceiving(`associateProject without a token by an invitation ${what}`)
      .withRequest("POST", "/graphql", anonymousOperation(AssociateProjectDocument, variables))
      .willRespondWith(200, data<AssociateProjectMutation>({ associateProject: holds }))
      .executeTest(({ url }) => visitWithoutToken(url).fetchQuery(invitationQuery({ projectId, token })));

    expect(answer).toBe(holds);
  },
);

test("[R7.25] adds no unknown project", async () => {
  const unknown = { ...invitation, projectId: "unknown" };
  const variables = { entityId: unknown.projectId, token: unknown.token };

  const error = await pact
    .addInteraction()
    .given(...providerState("invitation", { country: "DE", persona: "ben" }))
    .uponReceiving("associateProject of an unknown project")
    .withRequest("POST", "/graphql", signedInOperation(AssociateProjectDocument, variables))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return associateProject(unknown).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});

test("[R7.25] asks without a token about an unknown project", async () => {
  const unknown = { ...invitation, projectId: "unknown" };
  const variables = { entityId: unknown.projectId, token: unknown.token };

  const error = await pact
    .addInteraction()
    .given(...providerState("invitation", { country: "DE" }))
    .uponReceiving("associateProject without a token of an unknown project")
    .withRequest("POST", "/graphql", anonymousOperation(AssociateProjectDocument, variables))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) =>
      visitWithoutToken(url)
        .fetchQuery(invitationQuery(unknown))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});
