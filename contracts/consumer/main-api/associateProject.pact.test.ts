import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import { AssociateProjectDocument } from "#features/associate/associateProject.generated.ts";
import { associateProject } from "#features/associate/useAssociateProject.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal } = MatchersV3;
const { testData, testError } = mainApi;
const country = "DE";
const state = providerState("invitation", { country, persona: "ben" });
const entityId = fromState("invitedProjectId");
const token = fromState("invitationToken");

/** There is no test for anonymous visitors, whom a service may refuse. */
describe("associateProject", () => {
  testData(
    "associateProject returns true to a signed-in customer for the project's token",
    providerState("standing", { country, persona: "anna" }),
    AssociateProjectDocument,
    { entityId, token },
    { associateProject: true },
    { send: (_, { entityId, token }) => associateProject({ projectId: entityId, token }) },
  );

  testData(
    "associateProject returns false to a signed-in customer for the token of another project",
    state,
    AssociateProjectDocument,
    { entityId, token: fromState("invitationToken2") },
    { associateProject: false },
  );

  testError(
    "associateProject rejects an unknown project of a signed-in customer",
    state,
    AssociateProjectDocument,
    { entityId: fromState("unknownProjectId"), token },
    "NOT_FOUND",
  );

  const after = {
    mutation: "associateProject",
    variables: { entityId: referToValue("invitedProjectId"), token: referToValue("invitationToken") },
  };

  testData(
    "projects returns the project beside the customer's own after associateProject",
    providerState("standing", { country, persona: "clara", after }),
    ProjectsDocument,
    { skip: 0 },
    {
      projects: {
        items: (["invitedProjectId", "projectId"] as const).map((name) => ({
          project: { id: repeatFromState(name) },
          activeRequest: {},
        })),
        pageInfo: { hasNextPage: equal(false) },
      },
    },
  );

  testData(
    "associateProject returns false to another customer after associateProject",
    providerState("invitation", { country, persona: "clara", after: { ...after, persona: "ben" } }),
    AssociateProjectDocument,
    { entityId, token },
    { associateProject: false },
  );
});
