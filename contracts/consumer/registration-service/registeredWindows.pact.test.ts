import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  RegisteredWindowsDocument,
  type RegisteredWindowsQuery,
} from "../../../src/features/windows/list/registeredWindows.generated.ts";
import { registeredWindowsQuery } from "../../../src/features/windows/list/registeredWindowsQuery.ts";
import { createPact } from "../createPact.ts";
import { anonymousRegistrationOperation, registrationOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { windowListItem } from "./windowTemplates.ts";

const { eachLike, reify } = MatchersV3;
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
        registrationOperation(RegisteredWindowsDocument, { ...firstPage, skip: 6 }),
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
    const variables = { where: { projectId: "project-1" }, ...firstPage };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("severalRequests", { country: "DE", persona: "clara" }))
      .uponReceiving("registeredWindows returns the windows of one project")
      .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, variables))
      .willRespondWith(200, dataResponse<RegisteredWindowsQuery>({ registeredWindows }))
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchInfiniteQuery(registeredWindowsQuery({ projectId: "project-1" })),
      );

    expect(loaded?.pages).toEqual([reify(registeredWindows)]);
  });

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

  it("fails with AUTH_NOT_AUTHORIZED without a token", { tags: ["R7.42"] }, async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("windows", { country: "DE", scenario: { count: 1 } }))
      .uponReceiving("registeredWindows rejects a request without a token (AUTH_NOT_AUTHORIZED)")
      .withRequest("POST", "/graphql", anonymousRegistrationOperation(RegisteredWindowsDocument, firstPage))
      .willRespondWith(200, errorResponse("AUTH_NOT_AUTHORIZED"))
      .executeTest(({ url }) =>
        createAnonymousClient(url)
          .fetchInfiniteQuery(registeredWindowsQuery())
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
  });
});
