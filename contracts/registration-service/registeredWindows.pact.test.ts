import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  RegisteredWindowsDocument,
  type RegisteredWindowsQuery,
} from "../../src/api/generated/registration/graphql.ts";
import { registeredWindowsQuery } from "../../src/features/window/registeredWindowsQuery.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousRegistrationOperation, registrationOperation } from "../matching/requests.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { listedWindow } from "./windowTemplates.ts";

const { eachLike, reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const items = eachLike(listedWindow);
const sevenWindows = providerState("windows", {
  country: "DE",
  persona: "dario",
  scenario: { count: 7 },
});

const firstPage = { order: { createdAt: "DESC" }, take: 6, skip: 0 } as const;

test("[R7.40] [R7.42] loads the windows page by page, the newest first", async () => {
  pact
    .addInteraction()
    .given(...sevenWindows)
    .uponReceiving("registeredWindows, the first page of two")
    .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
    .willRespondWith(200, data<RegisteredWindowsQuery>({ registeredWindows: { items, hasNextPage: true } }));
  const loaded = await pact
    .addInteraction()
    .given(...sevenWindows)
    .uponReceiving("registeredWindows, the last page of two")
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(RegisteredWindowsDocument, { ...firstPage, skip: 6 }),
    )
    .willRespondWith(200, data<RegisteredWindowsQuery>({ registeredWindows: { items, hasNextPage: false } }))
    .executeTest(({ url }) =>
      visitSignedIn(url).fetchInfiniteQuery({ ...registeredWindowsQuery(), pages: 3 }),
    );

  const pages = reify([
    { items, hasNextPage: true },
    { items, hasNextPage: false },
  ]);
  expect(loaded).toEqual({ pages, pageParams: [0, 1] });
});

test("[R7.42] loads the windows of a project alone", async () => {
  const registeredWindows = { items, hasNextPage: false };
  const variables = { where: { projectId: "project-1" }, ...firstPage };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("severalRequests", { country: "DE", persona: "clara" }))
    .uponReceiving("registeredWindows of a project")
    .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, variables))
    .willRespondWith(200, data<RegisteredWindowsQuery>({ registeredWindows }))
    .executeTest(({ url }) =>
      visitSignedIn(url).fetchInfiniteQuery(registeredWindowsQuery({ projectId: "project-1" })),
    );

  expect(loaded?.pages).toEqual([reify(registeredWindows)]);
});

test("[R7.42] loads windows of which little is known", async () => {
  const scanty = { ...listedWindow, imageUrl: null, room: null, installationDate: null };
  const registeredWindows = { items: eachLike(scanty), hasNextPage: false };

  const loaded = await pact
    .addInteraction()
    .given(
      ...providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1, bare: true } }),
    )
    .uponReceiving("registeredWindows of which little is known")
    .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
    .willRespondWith(200, data<RegisteredWindowsQuery>({ registeredWindows }))
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery(registeredWindowsQuery()));

  expect(loaded?.pages).toEqual([reify(registeredWindows)]);
});

test("[R7.42] loads an empty list", async () => {
  const registeredWindows = { items: [], hasNextPage: false };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("empty", { country: "DE", persona: "ben" }))
    .uponReceiving("registeredWindows where there are none")
    .withRequest("POST", "/graphql", registrationOperation(RegisteredWindowsDocument, firstPage))
    .willRespondWith(200, data<RegisteredWindowsQuery>({ registeredWindows }))
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery(registeredWindowsQuery()));

  expect(loaded?.pages).toEqual([registeredWindows]);
});

test("[R7.42] is refused the windows without a token", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("windows", { country: "DE", scenario: { count: 1 } }))
    .uponReceiving("registeredWindows without a token")
    .withRequest("POST", "/graphql", anonymousRegistrationOperation(RegisteredWindowsDocument, firstPage))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) =>
      visitAnonymously(url)
        .fetchInfiniteQuery(registeredWindowsQuery())
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
});
