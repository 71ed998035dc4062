import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  CancelRequestDocument,
  type CancelRequestMutation,
  CancelRequestWithCustomReasonDocument,
} from "#features/project/cancellation/cancellation.generated.ts";
import { requestReasonsQuery } from "#features/project/cancellation/requestReasonsQuery.ts";
import { cancelRequest } from "#features/project/cancellation/useCancelRequest.ts";
import {
  RequestReasonsDocument,
  type RequestReasonsQuery,
} from "#features/project/request/request.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { createCancelledInstallerRequest } from "./templates/installerRequestTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const { testError } = createEffectTests(pact, signedInOperation, requestMainApi);
const { requestId, unknownId } = exampleValues;
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

describe("RequestReasons query", () => {
  it("fails with NotFoundError if the service returns null for an unknown installer request", {
    tags: ["R5.1"],
  }, async () => {
    const error = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("requestReasons returns null for an unknown installer request")
      .withRequest(
        "POST",
        "/graphql",
        signedInOperation(RequestReasonsDocument, { idRequest: fromState("unknownId") }),
      )
      .willRespondWith(200, dataResponse<RequestReasonsQuery>({ requestReasons: null }))
      .executeTest(({ url }) =>
        createSignedInClient(url)
          .fetchQuery(requestReasonsQuery(unknownId))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});

const requestIdInPact = fromState("requestId");

describe("CancelRequest mutation", () => {
  const comment = "We are moving house.";

  // The argument `customReason` goes along only with a text.
  it.each([
    {
      what: "with a reason",
      name: "reasonId",
      customReason: null,
      operation: signedInOperation(CancelRequestDocument, {
        requestId: requestIdInPact,
        reasonId: fromState("reasonId"),
      }),
    },
    {
      what: "with a reason and a comment",
      name: "customReasonId",
      customReason: comment,
      operation: signedInOperation(CancelRequestWithCustomReasonDocument, {
        requestId: requestIdInPact,
        reasonId: fromState("customReasonId"),
        customReason: comment,
      }),
    },
  ] as const)(
    "cancels an installer request $what",
    { tags: ["R7.20"] },
    async ({ what, name, customReason, operation }) => {
      const response = createCancelledInstallerRequest(name);

      const cancelled = await pact
        .addInteraction()
        .given(...openRequestState)
        .uponReceiving(`cancelRequest cancels an installer request ${what}`)
        .withRequest("POST", "/graphql", operation)
        .willRespondWith(200, dataResponse<CancelRequestMutation>({ cancelRequest: response }))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return cancelRequest({ requestId, reasonId: exampleValues[name], customReason });
        });

      expect(cancelled).toEqual(reify(response));
    },
  );

  const createState = (status: "OPEN" | "WINDOW_INSTALLED") =>
    providerState("request", { country: "DE", persona: "clara", scenario: { status } });

  testError(
    "cancelRequest rejects an installer request whose windows are installed",
    createState("WINDOW_INSTALLED"),
    CancelRequestDocument,
    { requestId: requestIdInPact, reasonId: fromState("reasonId") },
    "REQUEST_NOT_CANCELLABLE",
    { tags: ["R7.20"] },
  );

  testError(
    "cancelRequest rejects an unknown installer request",
    createState("OPEN"),
    CancelRequestDocument,
    { requestId: fromState("unknownId"), reasonId: fromState("reasonId") },
    "NOT_FOUND",
    { tags: ["R7.20"] },
  );

  testError(
    "cancelRequest rejects an unknown reason",
    createState("OPEN"),
    CancelRequestDocument,
    { requestId: requestIdInPact, reasonId: fromState("unknownId") },
    "VALIDATION_FAILED",
    { field: "reasonId", tags: ["R7.20"] },
  );

  for (const { what, name, customReason } of [
    { what: "a comment for a reason that allows none", name: "reasonId", customReason: "Because." },
    { what: "a comment of more than 500 characters", name: "customReasonId", customReason: "x".repeat(501) },
  ] as const) {
    testError(
      `cancelRequest rejects ${what}`,
      createState("OPEN"),
      CancelRequestWithCustomReasonDocument,
      { requestId: requestIdInPact, reasonId: fromState(name), customReason },
      "VALIDATION_FAILED",
      { field: "customReason", tags: ["R7.20"] },
    );
  }
});
