import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  RegisteredWindowByIdDocument,
  type RegisteredWindowByIdQuery,
} from "../../src/api/generated/registration/graphql.ts";
import { windowQuery } from "../../src/features/window/windowQuery.ts";
import { data } from "../matching/answers.ts";
import { registrationOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { bareWindow, ownedWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const firstWindow = registrationOperation(RegisteredWindowByIdDocument, { id: "window-1" });

test.each([
  { what: "with its owner", scenario: { count: 1, invoices: true }, registeredWindowById: ownedWindow },
  { what: "of which little is known", scenario: { count: 1, bare: true }, registeredWindowById: bareWindow },
] as const)("[R7.43] shows a window $what", async ({ what, scenario, registeredWindowById }) => {
  const loaded = await pact
    .addInteraction()
    .given(...providerState("windows", { country: "DE", persona: "dario", scenario }))
    .uponReceiving(`registeredWindowById of one ${what}`)
    .withRequest("POST", "/graphql", firstWindow)
    .willRespondWith(200, data<RegisteredWindowByIdQuery>({ registeredWindowById }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(windowQuery("window-1")));

  expect(loaded).toEqual(reify(registeredWindowById));
});

test("[R7.43] [R5.1] finds no window with an unknown id", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1 } }))
    .uponReceiving("registeredWindowById of an unknown one")
    .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowByIdDocument, { id: "unknown" }))
    .willRespondWith(200, data<RegisteredWindowByIdQuery>({ registeredWindowById: null }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(windowQuery("unknown"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "NotFoundError" });
});
