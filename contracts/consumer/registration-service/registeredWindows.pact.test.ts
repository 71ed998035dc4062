import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { fromState, repeatFromState } from "#contracts/pact/stateValues.ts";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import {
  RegisteredWindowsDocument,
  RegisteredWindowsOfProjectDocument,
} from "#features/windows/list/windows.generated.ts";
import { foreignState, registrationService } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { createWindowsPage, windowListItem } from "./windowTemplates.ts";

const { eachLike, equal, reify } = MatchersV3;
const { addData, testData } = registrationService;
const dario = { country: "DE", persona: "dario" } as const;
const firstPage = { skip: 0 };

async function loadFirstPage(client: QueryClient, { projectId }: { projectId?: string; skip: number }) {
  const { pages } = await client.fetchInfiniteQuery(registeredWindowsQuery({ projectId }));
  return pages[0];
}

describe("registeredWindows", () => {
  it("returns the windows page by page, the newest first", async () => {
    // The size of the first page of this pact: the portal continues after the number of received items.
    const pages = (["windowId", "windowId2"] as const).map((name, skip) => {
      const items = eachLike({ ...windowListItem, id: repeatFromState(name) });
      const data = createWindowsPage(items, equal(skip === 0));
      const interaction = addData(
        `registeredWindows returns the ${skip === 0 ? "first" : "last"} of two pages`,
        providerState("windows", { ...dario, scenario: { count: 7 } }),
        RegisteredWindowsDocument,
        { ...firstPage, skip },
        data,
      );
      return { page: data.registeredWindows, interaction };
    });

    const loaded = await pages[1]?.interaction.executeTest(({ url }) =>
      createSignedInClient(url).fetchInfiniteQuery({ ...registeredWindowsQuery(), pages: 3 }),
    );

    expect(loaded).toEqual({ pages: pages.map(({ page }) => reify(page)), pageParams: [0, 1] });
  });

  testData(
    "registeredWindows returns the windows of one project",
    providerState("severalRequests", { country: "DE", persona: "clara" }),
    RegisteredWindowsOfProjectDocument,
    { projectId: fromState("projectId"), skip: 0 },
    createWindowsPage([{ ...windowListItem, id: repeatFromState("windowId") }]),
    { send: loadFirstPage },
  );

  testData(
    "registeredWindows returns, of six windows, the first of two of the same time",
    foreignState,
    RegisteredWindowsDocument.withPageSize(1),
    { skip: 4 },
    createWindowsPage([{ ...windowListItem, id: repeatFromState("windowId5") }], equal(true)),
  );

  testData(
    "registeredWindows returns, of six windows, the newer one of a project",
    foreignState,
    RegisteredWindowsOfProjectDocument.withPageSize(1),
    { projectId: fromState("projectId"), skip: 0 },
    createWindowsPage([{ ...windowListItem, id: repeatFromState("windowId2") }], equal(true)),
  );

  const minimalItem = { ...windowListItem, imageUrl: null, room: null, installationDate: null };
  testData(
    "registeredWindows returns windows without optional fields",
    providerState("windows", { ...dario, scenario: { count: 1, bare: true } }),
    RegisteredWindowsDocument,
    firstPage,
    createWindowsPage([minimalItem]),
    { send: loadFirstPage },
  );

  testData(
    "registeredWindows returns an empty list for a project of another customer",
    foreignState,
    RegisteredWindowsOfProjectDocument,
    { projectId: fromState("foreignProjectId"), skip: 0 },
    createWindowsPage([]),
  );

  testData(
    "registeredWindows returns an empty list to a customer without windows",
    providerState("empty", { country: "DE", persona: "ben" }),
    RegisteredWindowsDocument,
    firstPage,
    createWindowsPage([]),
    { send: loadFirstPage },
  );
});
