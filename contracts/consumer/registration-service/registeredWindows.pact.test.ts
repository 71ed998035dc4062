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
import { createWindowsPage } from "./windowTemplates.ts";

const { eachLike, equal } = MatchersV3;
const { addData, testData } = registrationService;
const dario = { country: "DE", persona: "dario" } as const;
const firstPage = { skip: 0 };

async function loadFirstPage(client: QueryClient, { projectId }: { projectId?: string; skip: number }) {
  const { pages } = await client.fetchInfiniteQuery(registeredWindowsQuery({ projectId }));
  return pages[0];
}

describe("registeredWindows", () => {
  it("returns the windows page by page, the newest first", async () => {
    // Skips as many windows as the first page of this pact has: the portal skips the windows that it has received.
    const pages = (["windowId", "windowId2"] as const).map((name, skip) =>
      addData(
        `registeredWindows returns the ${skip === 0 ? "first" : "last"} of two pages`,
        providerState("windows", { ...dario, scenario: { count: 7 } }),
        RegisteredWindowsDocument,
        { skip },
        createWindowsPage(eachLike({ id: repeatFromState(name) }), equal(skip === 0)),
      ),
    );

    const loaded = await pages[1]?.interaction.executeTest(({ url }) =>
      createSignedInClient(url).fetchInfiniteQuery({ ...registeredWindowsQuery(), pages: 3 }),
    );

    expect(loaded).toEqual({
      pages: pages.map(({ example }) => example.registeredWindows),
      pageParams: [0, 1],
    });
  });

  testData(
    "registeredWindows returns the windows of one project",
    foreignState,
    RegisteredWindowsOfProjectDocument,
    { projectId: fromState("projectId"), skip: 0 },
    // Two of the customer's six windows.
    createWindowsPage([{}, {}]),
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
