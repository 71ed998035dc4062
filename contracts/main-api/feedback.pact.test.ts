import { expect, test } from "vitest";
import { GiveFeedbackDocument, type GiveFeedbackMutation } from "../../src/api/generated/main/graphql.ts";
import { alreadyGivenCode, giveFeedback } from "../../src/features/feedback/giveFeedback.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousOperation } from "../matching/requests.ts";
import { portalPactWith, visitWithoutToken } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const pact = portalPactWith("main-api");
const oneProject = providerState("request", { country: "DE" });

test.each([
  { what: "with a comment", entry: { rating: 5, comment: "Light at last." } },
  { what: "without a comment", entry: { rating: 1, comment: null } },
])("[R1.10] [R6.4] gives feedback $what and without a token", async ({ what, entry }) => {
  const variables = { projectId: "project-1", ...entry };

  const given = await pact
    .addInteraction()
    .given(...oneProject)
    .uponReceiving(`giveFeedback ${what}`)
    .withRequest("POST", "/graphql", anonymousOperation(GiveFeedbackDocument, variables))
    .willRespondWith(200, data<GiveFeedbackMutation>({ giveFeedback: true }))
    .executeTest(({ url }) => {
      visitWithoutToken(url);
      return giveFeedback(variables).then(() => "given");
    });

  expect(given).toBe("given");
});

test.each([
  {
    what: "on a project that has it already",
    scenario: { feedbackGiven: true },
    changes: {},
    code: alreadyGivenCode,
    field: undefined,
  },
  {
    what: "on a project that does not exist",
    scenario: {},
    changes: { projectId: "unknown" },
    code: "NOT_FOUND",
    field: undefined,
  },
  {
    what: "with a rating beyond the five",
    scenario: {},
    changes: { rating: 6 },
    code: "VALIDATION_FAILED",
    field: "rating",
  },
  {
    what: "with too long a comment",
    scenario: {},
    changes: { comment: "x".repeat(2001) },
    code: "VALIDATION_FAILED",
    field: "comment",
  },
] as const)("[R1.10] gives no feedback $what", async ({ what, scenario, changes, code, field }) => {
  const variables = { projectId: "project-1", rating: 4, comment: null, ...changes };

  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", scenario }))
    .uponReceiving(`giveFeedback ${what}`)
    .withRequest("POST", "/graphql", anonymousOperation(GiveFeedbackDocument, variables))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitWithoutToken(url);
      return giveFeedback(variables).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code, problems: [{ code, field }] });
});
