import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  RegisteredWindowByIdDocument,
  type RegisteredWindowByIdQuery,
} from "#features/windows/details/window.generated.ts";
import { windowQuery } from "#features/windows/details/windowQuery.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { minimalWindow, windowWithOwner } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
const firstWindow = registrationOperation(RegisteredWindowByIdDocument, { id: fromState("windowId") });

describe("RegisteredWindowById query", () => {
  it.each([
    {
      what: "a window with its owner",
      scenario: { count: 1, invoices: true },
      registeredWindowById: windowWithOwner,
    },
    {
      what: "a window without optional fields",
      scenario: { count: 1, bare: true },
      registeredWindowById: minimalWindow,
    },
  ] as const)("returns $what", { tags: ["R7.43"] }, async ({ what, scenario, registeredWindowById }) => {
    const loaded = await pact
      .addInteraction()
      .given(...providerState("windows", { country: "DE", persona: "dario", scenario }))
      .uponReceiving(`registeredWindowById returns ${what}`)
      .withRequest("POST", "/graphql", firstWindow)
      .willRespondWith(200, dataResponse<RegisteredWindowByIdQuery>({ registeredWindowById }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(windowQuery(exampleValues.windowId)));

    expect(loaded).toEqual(reify(registeredWindowById));
  });

  it("fails with NotFoundError if the service returns null for an unknown id", {
    tags: ["R7.43", "R5.1"],
  }, async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1 } }))
      .uponReceiving("registeredWindowById returns null for an unknown id")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(RegisteredWindowByIdDocument, { id: fromState("unknownId") }),
      )
      .willRespondWith(200, dataResponse<RegisteredWindowByIdQuery>({ registeredWindowById: null }))
      .executeTest(({ url }) =>
        createSignedInClient(url)
          .fetchQuery(windowQuery(exampleValues.unknownId))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});
