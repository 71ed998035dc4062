import { describe } from "vitest";
import { fromState, referToValue } from "#contracts/pact/stateValues.ts";
import { GiveFeedbackDocument } from "#features/feedback/feedback.generated.ts";
import { alreadyGivenCode, giveFeedback } from "#features/feedback/useGiveFeedback.ts";
import { draw } from "../draw.ts";
import { createLongText } from "../inputValues.ts";
import { mainApi, mainApiWithoutToken, multilingual } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { testData, testError } = mainApiWithoutToken;
const country = "DE";
const projectId = fromState("projectId");
const state = providerState("request", multilingual);

describe("giveFeedback", () => {
  const comments = [createLongText(2000), null, "Å"];
  for (const entry of draw({ rating: [1, 2, 3, 4, 5], comment: comments })) {
    testData(
      `giveFeedback saves a rating of ${entry.rating} ${entry.comment === null ? "without" : "with"} a comment`,
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
    "giveFeedback rejects feedback on an unknown project",
    state,
    GiveFeedbackDocument,
    { projectId: fromState("unknownProjectId"), rating: 4, comment: null },
    "NOT_FOUND",
  );

  for (const rating of [0, 6]) {
    testError(
      `giveFeedback rejects a rating of ${rating} and a comment of more than 2000 characters`,
      state,
      GiveFeedbackDocument,
      { projectId, rating, comment: "x".repeat(2001) },
      "VALIDATION_FAILED",
      { fields: ["rating", "comment"] },
    );
  }

  const variables = { projectId: referToValue("projectId"), rating: 4, comment: null };
  mainApi.testError(
    "giveFeedback rejects a second feedback on a project after giveFeedback",
    providerState("request", { country, persona: "clara", after: { mutation: "giveFeedback", variables } }),
    GiveFeedbackDocument,
    { projectId, rating: 4, comment: null },
    alreadyGivenCode,
  );

  mainApi.testData(
    "giveFeedback saves feedback on another project after giveFeedback",
    providerState("lists", { country, persona: "clara", after: { mutation: "giveFeedback", variables } }),
    GiveFeedbackDocument,
    { projectId: fromState("projectId2"), rating: 4, comment: null },
    { giveFeedback: true },
  );
});
