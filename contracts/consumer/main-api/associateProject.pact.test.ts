import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  AssociateProjectDocument,
  type AssociateProjectMutation,
} from "#features/associate/associateProject.generated.ts";
import { associateProject } from "#features/associate/useAssociateProject.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const { testError } = createEffectTests(pact, signedInOperation, requestMainApi);
const { invitedProjectId, invitationToken } = exampleValues;
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

  testError(
    "associateProject rejects an unknown project of a signed-in customer",
    providerState("invitation", { country: "DE", persona: "ben" }),
    AssociateProjectDocument,
    { entityId: fromState("unknownId"), token: fromState("invitationToken") },
    "NOT_FOUND",
    { tags: ["R7.25"] },
  );
});
