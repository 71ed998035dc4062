import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  CancelRequestDocument,
  type CancelRequestMutation,
  CancelRequestWithCustomReasonDocument,
} from "../../../src/features/project/cancellation/cancelRequest.generated.ts";
import {
  RequestReasonsDocument,
  type RequestReasonsQuery,
} from "../../../src/features/project/cancellation/requestReasons.generated.ts";
import { requestReasonsQuery } from "../../../src/features/project/cancellation/requestReasonsQuery.ts";
import {
  type Cancellation,
  cancelRequest,
} from "../../../src/features/project/cancellation/useCancelRequest.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { cancelledInstallerRequest } from "./installerRequestTemplates.ts";

const { boolean, eachLike, reify, string } = MatchersV3;
const pact = createPact("main-api");
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

describe("RequestReasons query", () => {
  it("returns the reasons for a cancellation", { tags: ["R7.14"] }, async () => {
    const requestReasons = eachLike({
      id: string("reason-1"),
      label: string("The offer is too expensive"),
      allowsFreeText: boolean(false),
    });

    const loaded = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("requestReasons returns the reasons for a cancellation")
      .withRequest("POST", "/graphql", signedInOperation(RequestReasonsDocument, { idRequest: "request-1" }))
      .willRespondWith(200, dataResponse<RequestReasonsQuery>({ requestReasons }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(requestReasonsQuery("request-1")));

    expect(loaded).toEqual(reify(requestReasons));
  });

  it("fails with NotFoundError if the service returns null for an unknown installer request", {
    tags: ["R5.1"],
  }, async () => {
    const error = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("requestReasons returns null for an unknown installer request")
      .withRequest("POST", "/graphql", signedInOperation(RequestReasonsDocument, { idRequest: "unknown" }))
      .willRespondWith(200, dataResponse<RequestReasonsQuery>({ requestReasons: null }))
      .executeTest(({ url }) =>
        createSignedInClient(url)
          .fetchQuery(requestReasonsQuery("unknown"))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});

/** The request for a cancellation: the argument `customReason` goes along only with a text. */
function cancelOperation({ customReason, ...variables }: Cancellation) {
  return customReason
    ? signedInOperation(CancelRequestWithCustomReasonDocument, { ...variables, customReason })
    : signedInOperation(CancelRequestDocument, variables);
}

describe("CancelRequest mutation", () => {
  it.each([
    { what: "with a reason", reasonId: "reason-1", customReason: null },
    { what: "with a reason and a comment", reasonId: "reason-5", customReason: "We are moving house." },
  ])("cancels an installer request $what", { tags: ["R7.20"] }, async ({ what, ...reason }) => {
    const variables = { requestId: "request-1", ...reason };

    const cancelled = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving(`cancelRequest cancels an installer request ${what}`)
      .withRequest("POST", "/graphql", cancelOperation(variables))
      .willRespondWith(200, dataResponse<CancelRequestMutation>({ cancelRequest: cancelledInstallerRequest }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return cancelRequest(variables);
      });

    expect(cancelled).toEqual(reify(cancelledInstallerRequest));
  });

  it.each([
    {
      what: "an installer request whose windows are installed",
      status: "WINDOW_INSTALLED",
      changes: {},
      code: "REQUEST_NOT_CANCELLABLE",
      field: undefined,
    },
    {
      what: "an unknown installer request",
      status: "OPEN",
      changes: { requestId: "unknown" },
      code: "NOT_FOUND",
      field: undefined,
    },
    {
      what: "an unknown reason",
      status: "OPEN",
      changes: { reasonId: "unknown" },
      code: "VALIDATION_FAILED",
      field: "reasonId",
    },
    {
      what: "a comment for a reason that allows none",
      status: "OPEN",
      changes: { customReason: "Because." },
      code: "VALIDATION_FAILED",
      field: "customReason",
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.20"] },
    async ({ what, status, changes, code, field }) => {
      const variables = { requestId: "request-1", reasonId: "reason-1", customReason: null, ...changes };

      const error = await pact
        .addInteraction()
        .given(...providerState("request", { country: "DE", persona: "clara", scenario: { status } }))
        .uponReceiving(`cancelRequest rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", cancelOperation(variables))
        .willRespondWith(200, errorResponse(code, field))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return cancelRequest(variables).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", code, errors: [{ code, field }] });
    },
  );
});
