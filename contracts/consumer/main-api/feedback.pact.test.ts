import { describe, expect, it } from "vitest";
import {
  GiveFeedbackDocument,
  type GiveFeedbackMutation,
} from "../../../src/features/feedback/feedback.generated.ts";
import { alreadyGivenCode, giveFeedback } from "../../../src/features/feedback/useGiveFeedback.ts";
import { createPact } from "../createPact.ts";
import { anonymousOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { createClientWithoutToken } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const projectState = providerState("request", { country: "DE" });

describe("GiveFeedback mutation", () => {
  it.each([
    { what: "with a comment", entry: { rating: 5, comment: "Light at last." } },
    { what: "without a comment", entry: { rating: 1, comment: null } },
  ])("saves feedback $what and sends no token", { tags: ["R1.10", "R6.4"] }, async ({ what, entry }) => {
    const variables = { projectId: fromState("projectId"), ...entry };

    const result = await pact
      .addInteraction()
      .given(...projectState)
      .uponReceiving(`giveFeedback saves feedback ${what}`)
      .withRequest("POST", "/graphql", anonymousOperation(GiveFeedbackDocument, variables))
      .willRespondWith(200, dataResponse<GiveFeedbackMutation>({ giveFeedback: true }))
      .executeTest(({ url }) => {
        createClientWithoutToken(url);
        return giveFeedback({ projectId: exampleValues.projectId, ...entry }).then(() => "saved");
      });

    expect(result).toBe("saved");
  });

  it.each([
    {
      what: "a second feedback on a project",
      scenario: { feedbackGiven: true },
      projectName: "projectId",
      changes: {},
      code: alreadyGivenCode,
      field: undefined,
    },
    {
      what: "feedback on an unknown project",
      scenario: {},
      projectName: "unknownId",
      changes: {},
      code: "NOT_FOUND",
      field: undefined,
    },
    {
      what: "a rating above 5",
      scenario: {},
      projectName: "projectId",
      changes: { rating: 6 },
      code: "VALIDATION_FAILED",
      field: "rating",
    },
    {
      what: "a comment of more than 2000 characters",
      scenario: {},
      projectName: "projectId",
      changes: { comment: "x".repeat(2001) },
      code: "VALIDATION_FAILED",
      field: "comment",
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R1.10"] },
    async ({ what, scenario, projectName, changes, code, field }) => {
      const entry = { rating: 4, comment: null, ...changes };
      const variables = { projectId: fromState(projectName), ...entry };

      const error = await pact
        .addInteraction()
        .given(...providerState("request", { country: "DE", scenario }))
        .uponReceiving(`giveFeedback rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", anonymousOperation(GiveFeedbackDocument, variables))
        .willRespondWith(...graphQlErrors(code, field))
        .executeTest(({ url }) => {
          createClientWithoutToken(url);
          return giveFeedback({ projectId: exampleValues[projectName], ...entry }).catch(
            (reason: unknown) => reason,
          );
        });

      expect(error).toMatchObject({ name: "GraphQlError", code, errors: [{ code, field }] });
    },
  );
});
