import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  CancelRequestDocument,
  type CancelRequestMutation,
  CancelRequestWithCustomReasonDocument,
} from "../../../src/features/project/cancellation/cancellation.generated.ts";
import { requestReasonsQuery } from "../../../src/features/project/cancellation/requestReasonsQuery.ts";
import {
  type Cancellation,
  cancelRequest,
} from "../../../src/features/project/cancellation/useCancelRequest.ts";
import {
  RequestReasonsDocument,
  type RequestReasonsQuery,
} from "../../../src/features/project/request/request.generated.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { arrayContaining } from "../matching/template.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { createCancelledInstallerRequest } from "./templates/installerRequestTemplates.ts";

const { boolean, eachLike, equal, reify, string } = MatchersV3;
const pact = createPact("main-api");
const { customReasonId, reasonId, requestId, unknownId } = exampleValues;
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

describe("RequestReasons query", () => {
  it("returns reasons that take a comment and reasons that take none", { tags: ["R7.14"] }, async () => {
    const requestReasons = [false, true].map((allowsFreeText) => ({
      id: string("reason-1"),
      label: string("The offer is too expensive"),
      allowsFreeText: equal(allowsFreeText),
    }));

    const loaded = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("requestReasons returns reasons that take a comment and reasons that take none")
      .withRequest(
        "POST",
        "/graphql",
        signedInOperation(RequestReasonsDocument, { idRequest: fromState("requestId") }),
      )
      .willRespondWith(
        200,
        dataResponse<RequestReasonsQuery>({ requestReasons: arrayContaining(...requestReasons) }),
      )
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(requestReasonsQuery(requestId)));

    expect(loaded).toEqual(reify(requestReasons));
  });

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
      .withRequest(
        "POST",
        "/graphql",
        signedInOperation(RequestReasonsDocument, { idRequest: fromState("requestId") }),
      )
      .willRespondWith(200, dataResponse<RequestReasonsQuery>({ requestReasons }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(requestReasonsQuery(requestId)));

    expect(loaded).toEqual(reify(requestReasons));
  });

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

const ids = { unknownId, requestId, reasonId, customReasonId };

/** A cancellation by the names of the values in it. */
interface NamedCancellation {
  requestId: "requestId" | "unknownId";
  reasonId: "reasonId" | "customReasonId" | "unknownId";
  customReason: string | null;
}

/** The request for a cancellation: the argument `customReason` goes along only with a text. */
function cancelOperation({ customReason, ...names }: NamedCancellation) {
  const variables = { requestId: fromState(names.requestId), reasonId: fromState(names.reasonId) };
  return customReason
    ? signedInOperation(CancelRequestWithCustomReasonDocument, { ...variables, customReason })
    : signedInOperation(CancelRequestDocument, variables);
}

function createCancellation(names: NamedCancellation): Cancellation {
  return { ...names, requestId: ids[names.requestId], reasonId: ids[names.reasonId] };
}

describe("CancelRequest mutation", () => {
  it.each([
    { what: "with a reason", reasonId: "reasonId", customReason: null },
    { what: "with a reason and a comment", reasonId: "customReasonId", customReason: "We are moving house." },
  ] as const)("cancels an installer request $what", { tags: ["R7.20"] }, async ({ what, ...reason }) => {
    const names = { requestId: "requestId", ...reason } as const;
    const response = createCancelledInstallerRequest(reason.reasonId);

    const cancelled = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving(`cancelRequest cancels an installer request ${what}`)
      .withRequest("POST", "/graphql", cancelOperation(names))
      .willRespondWith(200, dataResponse<CancelRequestMutation>({ cancelRequest: response }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return cancelRequest(createCancellation(names));
      });

    expect(cancelled).toEqual(reify(response));
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
      changes: { requestId: "unknownId" },
      code: "NOT_FOUND",
      field: undefined,
    },
    {
      what: "an unknown reason",
      status: "OPEN",
      changes: { reasonId: "unknownId" },
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
    {
      what: "a comment of more than 500 characters",
      status: "OPEN",
      changes: { reasonId: "customReasonId", customReason: "x".repeat(501) },
      code: "VALIDATION_FAILED",
      field: "customReason",
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.20"] },
    async ({ what, status, changes, code, field }) => {
      const names = {
        requestId: "requestId",
        reasonId: "reasonId",
        customReason: null,
        ...changes,
      } as const;

      const error = await pact
        .addInteraction()
        .given(...providerState("request", { country: "DE", persona: "clara", scenario: { status } }))
        .uponReceiving(`cancelRequest rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", cancelOperation(names))
        .willRespondWith(...graphQlErrors(code, field))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return cancelRequest(createCancellation(names)).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", code, errors: [{ code, field }] });
    },
  );
});
