import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { GiveFeedbackDocument, type GiveFeedbackMutation } from "#features/feedback/feedback.generated.ts";
import { alreadyGivenCode, giveFeedback } from "#features/feedback/useGiveFeedback.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { anonymousOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createClientWithoutToken } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const { testError } = createEffectTests(pact, anonymousOperation, (document, variables) =>
  requestMainApi(document, variables, { anonymous: true }),
);
const projectState = providerState("request", { country: "DE" });

interface FeedbackError {
  what: string;
  scenario?: { feedbackGiven: boolean };
  name?: "unknownId";
  changes?: { rating: number } | { comment: string };
  code: string;
  field?: string;
}

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

  for (const { what, scenario = {}, name = "projectId", changes = {}, code, field } of [
    { what: "a second feedback on a project", scenario: { feedbackGiven: true }, code: alreadyGivenCode },
    { what: "feedback on an unknown project", name: "unknownId", code: "NOT_FOUND" },
    { what: "a rating above 5", changes: { rating: 6 }, code: "VALIDATION_FAILED", field: "rating" },
    {
      what: "a comment of more than 2000 characters",
      changes: { comment: "x".repeat(2001) },
      code: "VALIDATION_FAILED",
      field: "comment",
    },
  ] as FeedbackError[]) {
    testError(
      `giveFeedback rejects ${what}`,
      providerState("request", { country: "DE", scenario }),
      GiveFeedbackDocument,
      { projectId: fromState(name), rating: 4, comment: null, ...changes },
      code,
      { field, tags: ["R1.10"] },
    );
  }
});
