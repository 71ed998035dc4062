import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { ShowRequestDocument, type ShowRequestQuery } from "#features/project/request/request.generated.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import {
  openInstallerRequest,
  pausedInstallerRequest,
  scheduledInstallerRequest,
} from "./templates/installerRequestTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const firstRequest = signedInOperation(ShowRequestDocument, { id: fromState("requestId") });

describe("ShowRequest query", () => {
  it.each([
    { what: "an open installer request", state: { status: "OPEN" }, showRequest: openInstallerRequest },
    {
      what: "an installer request with agreed installation dates",
      state: { status: "INSTALLATION_DATE_CONFIRMED" },
      showRequest: scheduledInstallerRequest,
    },
    {
      what: "a paused installer request",
      state: { status: "IN_CLARIFICATION", statusBeforePausing: "CLIENT_CONTACTED" },
      showRequest: pausedInstallerRequest,
    },
  ] as const)("returns $what", { tags: ["R7.13"] }, async ({ what, state, showRequest }) => {
    const loaded = await pact
      .addInteraction()
      .given(...providerState("request", { country: "DE", persona: "clara", scenario: state }))
      .uponReceiving(`showRequest returns ${what}`)
      .withRequest("POST", "/graphql", firstRequest)
      .willRespondWith(200, dataResponse<ShowRequestQuery>({ showRequest }))
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchQuery(installerRequestQuery(exampleValues.requestId)),
      );

    expect(loaded).toEqual(reify(showRequest));
  });

  it("fails with NotFoundError if the service returns null for an unknown id", {
    tags: ["R7.13", "R5.1"],
  }, async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("request", { country: "DE", persona: "clara" }))
      .uponReceiving("showRequest returns null for an unknown id")
      .withRequest("POST", "/graphql", signedInOperation(ShowRequestDocument, { id: fromState("unknownId") }))
      .willRespondWith(200, dataResponse<ShowRequestQuery>({ showRequest: null }))
      .executeTest(({ url }) =>
        createSignedInClient(url)
          .fetchQuery(installerRequestQuery(exampleValues.unknownId))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});
