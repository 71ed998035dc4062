import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "../../../src/api/graphqlClient.ts";
import { registeredWindowsQuery } from "../../../src/features/windows/list/registeredWindowsQuery.ts";
import {
  RegisteredWindowsDocument,
  type RegisteredWindowsQuery,
} from "../../../src/features/windows/list/windows.generated.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState, repeatFromState } from "../stateValues.ts";
import { windowListItem } from "./windowTemplates.ts";

const { eachLike, equal, reify } = MatchersV3;
const pact = createPact("registration-service");
const items = eachLike(windowListItem);
const sevenWindowsState = providerState("windows", {
  country: "DE",
  persona: "dario",
  scenario: { count: 7 },
});

const firstPage = { order: { createdAt: "DESC" }, take: 6, skip: 0 } as const;

describe("RegisteredWindows query", () => {
  it("returns the windows page by page, the newest first", { tags: ["R7.40", "R7.42"] }, async () => {
    pact
      .addInteraction()
      .given(...sevenWindowsState)
      .uponReceiving("registeredWindows returns the first of two pages")
      .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
      .willRespondWith(
        200,
        dataResponse<RegisteredWindowsQuery>({ registeredWindows: { items, hasNextPage: true } }),
      );
    const loaded = await pact
      .addInteraction()
      .given(...sevenWindowsState)
      .uponReceiving("registeredWindows returns the last of two pages")
      .withRequest(
        "POST",
        "/graphql",
        // As many as the first page of this pact has: the portal continues by the number of items received.
        registrationOperation(RegisteredWindowsDocument, { ...firstPage, skip: 1 }),
      )
      .willRespondWith(
        200,
        dataResponse<RegisteredWindowsQuery>({ registeredWindows: { items, hasNextPage: false } }),
      )
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchInfiniteQuery({ ...registeredWindowsQuery(), pages: 3 }),
      );

    const pages = reify([
      { items, hasNextPage: true },
      { items, hasNextPage: false },
    ]);
    expect(loaded).toEqual({ pages, pageParams: [0, 1] });
  });

  it("returns the windows of one project", { tags: ["R7.42"] }, async () => {
    const registeredWindows = { items, hasNextPage: false };
    const variables = { where: { projectId: fromState("projectId") }, ...firstPage };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("severalRequests", { country: "DE", persona: "clara" }))
      .uponReceiving("registeredWindows returns the windows of one project")
      .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, variables))
      .willRespondWith(200, dataResponse<RegisteredWindowsQuery>({ registeredWindows }))
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchInfiniteQuery(
          registeredWindowsQuery({ projectId: exampleValues.projectId }),
        ),
      );

    expect(loaded?.pages).toEqual([reify(registeredWindows)]);
  });

  it.each([
    // One at a time, because a page may be shorter than requested.
    { what: "the second newest", take: 1, skip: 1, ids: ["windowId2"], next: true },
    { what: "the third newest", take: 1, skip: 2, ids: ["windowId3"], next: true },
    { what: "the last one", take: 1, skip: 4, ids: ["windowId5"], next: false },
    {
      what: "those of one project",
      take: 6,
      skip: 0,
      ids: ["windowId2", "windowId4"],
      next: false,
      inProject: true,
    },
  ] as const)(
    "returns, of five windows, $what",
    { tags: ["R7.42"] },
    async ({ what, take, skip, ...expected }) => {
      const order = { createdAt: "DESC" } as const;
      const [where, whereInPact] =
        "inProject" in expected
          ? [
              { where: { projectId: exampleValues.projectId } },
              { where: { projectId: fromState("projectId") } },
            ]
          : [{}, {}];
      const registeredWindows = {
        items: expected.ids.map((name) => ({ ...windowListItem, id: repeatFromState(name) })),
        hasNextPage: equal(expected.next),
      };

      const loaded = await pact
        .addInteraction()
        .given(...providerState("lists", { country: "DE", persona: "clara" }))
        .uponReceiving(`registeredWindows returns, of five windows, ${what}`)
        .withRequest(
          "POST",
          "/graphql",
          registrationOperation(RegisteredWindowsDocument, { ...whereInPact, order, take, skip }),
        )
        .willRespondWith(200, dataResponse<RegisteredWindowsQuery>({ registeredWindows }))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return requestRegistrationService(RegisteredWindowsDocument, { ...where, order, take, skip });
        });

      expect(loaded).toEqual({ registeredWindows: reify(registeredWindows) });
    },
  );

  it("returns windows without optional fields", { tags: ["R7.42"] }, async () => {
    const minimalItem = { ...windowListItem, imageUrl: null, room: null, installationDate: null };
    const registeredWindows = { items: eachLike(minimalItem), hasNextPage: false };

    const loaded = await pact
      .addInteraction()
      .given(
        ...providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1, bare: true } }),
      )
      .uponReceiving("registeredWindows returns windows without optional fields")
      .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
      .willRespondWith(200, dataResponse<RegisteredWindowsQuery>({ registeredWindows }))
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(registeredWindowsQuery()));

    expect(loaded?.pages).toEqual([reify(registeredWindows)]);
  });

  it("returns an empty list", { tags: ["R7.42"] }, async () => {
    const registeredWindows = { items: [], hasNextPage: false };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("empty", { country: "DE", persona: "ben" }))
      .uponReceiving("registeredWindows returns an empty list to a customer without windows")
      .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
      .willRespondWith(200, dataResponse<RegisteredWindowsQuery>({ registeredWindows }))
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(registeredWindowsQuery()));

    expect(loaded?.pages).toEqual([registeredWindows]);
  });
});
