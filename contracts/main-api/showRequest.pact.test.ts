import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import { ShowRequestDocument, type ShowRequestQuery } from "../../src/api/generated/main/graphql.ts";
import { requestQuery } from "../../src/features/project/requestQuery.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousOperation, signedInOperation } from "../matching/requests.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { datedRequest, newRequest, pausedRequest } from "./requestTemplates.ts";

const { reify } = MatchersV3;
const pact = portalPactWith("main-api");
const firstRequest = signedInOperation(ShowRequestDocument, { id: "request-1" });

test.each([
  { what: "that was just sent", state: { status: "OPEN" }, showRequest: newRequest },
  {
    what: "whose installation is agreed",
    state: { status: "INSTALLATION_DATE_CONFIRMED" },
    showRequest: datedRequest,
  },
  {
    what: "that is paused",
    state: { status: "IN_CLARIFICATION", statusBeforePausing: "OPEN" },
    showRequest: pausedRequest,
  },
] as const)("[R7.13] shows a request $what", async ({ what, state, showRequest }) => {
  const loaded = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", persona: "clara", scenario: state }))
    .uponReceiving(`showRequest of one ${what}`)
    .withRequest("POST", "/graphql", firstRequest)
    .willRespondWith(200, data<ShowRequestQuery>({ showRequest }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(requestQuery("request-1")));

  expect(loaded).toEqual(reify(showRequest));
});

test("[R7.13] [R5.1] finds no request with an unknown id", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", persona: "clara" }))
    .uponReceiving("showRequest of an unknown one")
    .withRequest("POST", "/graphql", signedInOperation(ShowRequestDocument, { id: "request-unknown" }))
    .willRespondWith(200, data<ShowRequestQuery>({ showRequest: null }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(requestQuery("request-unknown"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "NotFoundError" });
});

test("[R7.13] is refused a request without a token", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE" }))
    .uponReceiving("showRequest without a token")
    .withRequest("POST", "/graphql", anonymousOperation(ShowRequestDocument, { id: "request-1" }))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) =>
      visitAnonymously(url)
        .fetchQuery(requestQuery("request-1"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ code: "AUTH_NOT_AUTHORIZED" });
});
