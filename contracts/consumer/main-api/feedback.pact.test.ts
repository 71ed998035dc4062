import { describe } from "vitest";
import { fromState, referToValue } from "#contracts/pact/stateValues.ts";
import { GiveFeedbackDocument } from "#features/feedback/feedback.generated.ts";
import { alreadyGivenCode, giveFeedback } from "#features/feedback/useGiveFeedback.ts";
import { createLongText } from "../matching/values.ts";
import { mainApi, mainApiWithoutToken } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { testData, testError } = mainApiWithoutToken;
const country = "DE";
const projectId = fromState("projectId");
const state = providerState("request", { country, scenario: {} });

describe("giveFeedback", () => {
  for (const { what, entry } of [
    { what: "with a comment", entry: { rating: 5, comment: createLongText(2000) } },
    { what: "without a comment", entry: { rating: 1, comment: null } },
  ]) {
    testData(
      `giveFeedback saves feedback ${what}`,
      providerState("request", { country }),
      GiveFeedbackDocument,
      { projectId, ...entry },
      { giveFeedback: true },
      {
        send: (_, { projectId }) => giveFeedback({ projectId, ...entry }).then(() => true),
      },
    );
  }

  testError(
    "giveFeedback rejects a second feedback on a project",
    providerState("request", { country, scenario: { feedbackGiven: true } }),
    GiveFeedbackDocument,
    { projectId, rating: 4, comment: null },
    alreadyGivenCode,
  );

  testError(
    "giveFeedback rejects feedback on an unknown project",
    state,
    GiveFeedbackDocument,
    { projectId: fromState("unknownProjectId"), rating: 4, comment: null },
    "NOT_FOUND",
  );

  for (const [what, field, changes] of [
    ["a rating above 5", "rating", { rating: 6 }],
    ["a comment of more than 2000 characters", "comment", { comment: "x".repeat(2001) }],
  ] as const) {
    testError(
      `giveFeedback rejects ${what}`,
      state,
      GiveFeedbackDocument,
      { projectId, rating: 4, comment: null, ...changes },
      "VALIDATION_FAILED",
      { field },
    );
  }

  const variables = { projectId: referToValue("projectId"), rating: 4, comment: null };
  mainApi.testError(
    "giveFeedback rejects a second feedback on a project after giveFeedback",
    providerState("request", { country, persona: "clara", after: { mutation: "giveFeedback", variables } }),
    GiveFeedbackDocument,
    { projectId, rating: 4, comment: null },
    "FEEDBACK_ALREADY_GIVEN",
  );

  mainApi.testData(
    "giveFeedback saves feedback on another project after giveFeedback",
    providerState("lists", { country, persona: "clara", after: { mutation: "giveFeedback", variables } }),
    GiveFeedbackDocument,
    { projectId: fromState("projectId2"), rating: 4, comment: null },
    { giveFeedback: true },
  );
});
