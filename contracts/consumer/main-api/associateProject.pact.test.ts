import { describe, expect, it } from "vitest";
import {
  AssociateProjectDocument,
  type AssociateProjectMutation,
} from "../../../src/features/associate/associateProject.generated.ts";
import { associateProject } from "../../../src/features/associate/useAssociateProject.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const { invitedProjectId, invitationToken, unknownId } = exampleValues;
const invitations = [
  {
    what: "the project's token",
    token: invitationToken,
    tokenInPact: fromState("invitationToken"),
    isValid: true,
  },
  { what: "another token", token: "another-token", tokenInPact: "another-token", isValid: false },
];

/** Nothing is asked for anonymous visitors, whom a service may refuse. */
describe("AssociateProject mutation", () => {
  it.each(invitations)(
    "returns $isValid to a signed-in customer for $what",
    { tags: ["R7.25"] },
    async ({ what, token, tokenInPact, isValid }) => {
      const variables = { entityId: fromState("invitedProjectId"), token: tokenInPact };

      const result = await pact
        .addInteraction()
        .given(...providerState("invitation", { country: "DE", persona: "ben" }))
        .uponReceiving(`associateProject returns ${isValid} to a signed-in customer for ${what}`)
        .withRequest("POST", "/graphql", signedInOperation(AssociateProjectDocument, variables))
        .willRespondWith(200, dataResponse<AssociateProjectMutation>({ associateProject: isValid }))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return associateProject({ projectId: invitedProjectId, token });
        });

      expect(result).toBe(isValid);
    },
  );

  it("fails with NOT_FOUND for a signed-in customer and an unknown project", {
    tags: ["R7.25"],
  }, async () => {
    const unknown = { projectId: unknownId, token: invitationToken };
    const variables = { entityId: fromState("unknownId"), token: fromState("invitationToken") };

    const error = await pact
      .addInteraction()
      .given(...providerState("invitation", { country: "DE", persona: "ben" }))
      .uponReceiving("associateProject rejects an unknown project of a signed-in customer (NOT_FOUND)")
      .withRequest("POST", "/graphql", signedInOperation(AssociateProjectDocument, variables))
      .willRespondWith(...graphQlErrors("NOT_FOUND"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return associateProject(unknown).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
