import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  CancelRequestDocument,
  type CancelRequestMutation,
  RequestReasonsDocument,
  type RequestReasonsQuery,
} from "../../src/api/generated/main/graphql.ts";
import { cancelRequest } from "../../src/features/project/cancelRequest.ts";
import { requestReasonsQuery } from "../../src/features/project/requestReasonsQuery.ts";
import { data, refused } from "../matching/answers.ts";
import { signedInOperation } from "../matching/requests.ts";
import { text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { cancelledRequest } from "./requestTemplates.ts";

const { boolean, eachLike, reify } = MatchersV3;
const pact = portalPactWith("main-api");
const openRequest = providerState("request", { country: "DE", persona: "clara" });

test("[R7.14] lists the reasons for which a request can be cancelled", async () => {
  const requestReasons = eachLike({
    id: text("reason-1"),
    label: text("The offer is too expensive"),
    allowsFreeText: boolean(false),
  });

  const loaded = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving("requestReasons")
    .withRequest("POST", "/graphql", signedInOperation(RequestReasonsDocument, { idRequest: "request-1" }))
    .willRespondWith(200, data<RequestReasonsQuery>({ requestReasons }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(requestReasonsQuery("request-1")));

  expect(loaded).toEqual(reify(requestReasons));
});

test("[R5.1] lists no reasons for an unknown request", async () => {
  const error = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving("requestReasons of an unknown request")
    .withRequest("POST", "/graphql", signedInOperation(RequestReasonsDocument, { idRequest: "unknown" }))
    .willRespondWith(200, data<RequestReasonsQuery>({ requestReasons: null }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(requestReasonsQuery("unknown"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "NotFoundError" });
});

test.each([
  { what: "with a reason alone", reasonId: "reason-1", customReason: null },
  { what: "with the customer's own words", reasonId: "reason-5", customReason: "We are moving house." },
])("[R7.20] cancels a request $what", async ({ what, ...reason }) => {
  const variables = { requestId: "request-1", ...reason };

  const cancelled = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving(`cancelRequest ${what}`)
    .withRequest("POST", "/graphql", signedInOperation(CancelRequestDocument, variables))
    .willRespondWith(200, data<CancelRequestMutation>({ cancelRequest: cancelledRequest }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return cancelRequest(variables);
    });

  expect(cancelled).toEqual(reify(cancelledRequest));
});

test.each([
  {
    what: "once the windows are installed",
    status: "WINDOW_INSTALLED",
    changes: {},
    code: "REQUEST_NOT_CANCELLABLE",
    field: undefined,
  },
  {
    what: "that does not exist",
    status: "OPEN",
    changes: { requestId: "unknown" },
    code: "NOT_FOUND",
    field: undefined,
  },
  {
    what: "for an unknown reason",
    status: "OPEN",
    changes: { reasonId: "unknown" },
    code: "VALIDATION_FAILED",
    field: "reasonId",
  },
  {
    what: "with words where the reason allows none",
    status: "OPEN",
    changes: { customReason: "Because." },
    code: "VALIDATION_FAILED",
    field: "customReason",
  },
] as const)("[R7.20] cancels no request $what", async ({ what, status, changes, code, field }) => {
  const variables = { requestId: "request-1", reasonId: "reason-1", customReason: null, ...changes };

  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE", persona: "clara", scenario: { status } }))
    .uponReceiving(`cancelRequest ${what}`)
    .withRequest("POST", "/graphql", signedInOperation(CancelRequestDocument, variables))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return cancelRequest(variables).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code, problems: [{ code, field }] });
});
