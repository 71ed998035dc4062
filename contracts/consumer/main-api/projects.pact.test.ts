import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { RequestStatus } from "#api/generated/main.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { enumValue } from "../matching/enumValues.ts";
import { arrayContaining } from "../matching/template.ts";
import { dateTime } from "../matching/values.ts";
import { mainApi } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import {
  activeRequest,
  createProjectInList,
  projectWithoutRequest,
  projectWithRequest,
} from "./templates/projectTemplates.ts";

const { eachLike, equal, reify } = MatchersV3;
const { addData, testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const firstPage = { skip: 0 };

describe("projects", () => {
  it("returns the projects page by page", async () => {
    // The size of the first page of this pact: the portal continues after the number of received items.
    const pages = (["projectId", "projectId2"] as const).map((name, skip) => {
      const project = { ...projectWithRequest.project, id: repeatFromState(name) };
      const items = eachLike({ ...projectWithRequest, project });
      const page = { items, pageInfo: { hasNextPage: equal(true) } };
      const interaction = addData(
        `projects returns the ${skip === 0 ? "first" : "second"} of several pages`,
        providerState("everyFlow", { country: "DE", persona: "anna" }),
        ProjectsDocument,
        { ...firstPage, skip },
        { projects: page },
      );
      return { page, interaction };
    });

    const loaded = await pages[1]?.interaction.executeTest(({ url }) =>
      createSignedInClient(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
    );

    expect(loaded).toEqual({ pages: pages.map(({ page }) => reify(page)), pageParams: [0, 1] });
  });

  const onlyPage = { items: [createProjectInList("projectId")], pageInfo: { hasNextPage: false } };
  testData(
    "projects returns the only page",
    providerState("standing", clara),
    ProjectsDocument,
    firstPage,
    { projects: onlyPage },
    {
      send: (client) => client.fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
      result: { pages: [reify(onlyPage)], pageParams: [0] },
    },
  );

  const items = [
    projectWithoutRequest,
    { ...projectWithoutRequest, activeRequest: { ...activeRequest, statusBeforePausing: null } },
    {
      ...projectWithoutRequest,
      activeRequest: { ...activeRequest, statusBeforePausing: enumValue("RequestStatus") },
    },
  ];
  testData(
    "projects returns projects without an installer request, with an active one and with a paused one",
    providerState("standing", { country: "DE", persona: "anna" }),
    ProjectsDocument,
    firstPage,
    { projects: { items: arrayContaining(...items), pageInfo: { hasNextPage: true } } },
    {
      send: async (client) => (await client.fetchInfiniteQuery(projectsQuery())).pages[0]?.items,
      result: reify(items),
    },
  );

  const pausedRequest = { ...activeRequest, statusBeforePausing: equal<RequestStatus>("CLIENT_CONTACTED") };
  testData(
    "projects returns the status before pausing of a paused installer request",
    providerState("request", {
      ...clara,
      scenario: { status: "IN_CLARIFICATION", statusBeforePausing: "CLIENT_CONTACTED" },
    }),
    ProjectsDocument,
    firstPage,
    {
      projects: {
        items: [{ ...projectWithRequest, activeRequest: pausedRequest }],
        pageInfo: { hasNextPage: equal(false) },
      },
    },
  );

  testData(
    "projects returns the deadline of an overdue installer request",
    providerState("request", { ...clara, scenario: { overdue: true } }),
    ProjectsDocument,
    firstPage,
    {
      projects: {
        items: [
          {
            ...projectWithRequest,
            activeRequest: {
              ...activeRequest,
              overdue: equal(true),
              deadline: dateTime("2026-03-20T09:00:00Z"),
            },
          },
        ],
        pageInfo: { hasNextPage: equal(false) },
      },
    },
  );

  const listState = providerState("lists", clara);

  testData(
    "projects returns, of five projects, an archived one after the active ones",
    listState,
    ProjectsDocument.withPageSize(1),
    { skip: 3 },
    { projects: { items: [createProjectInList("projectId4")], pageInfo: { hasNextPage: equal(true) } } },
  );

  for (const { which, skip, name, unread, windows } of [
    { which: "the first project", skip: 0, name: "projectId", unread: 3, windows: 2 },
    { which: "a project that has none", skip: 1, name: "projectId2", unread: 0, windows: 0 },
  ] as const) {
    testData(
      `projects returns the numbers of unread notifications and registered windows of ${which}`,
      listState,
      ProjectsDocument.withPageSize(1),
      { skip },
      {
        projects: {
          items: [
            {
              ...createProjectInList(name),
              unreadNotificationsCount: equal(unread),
              registeredWindowsCount: equal(windows),
            },
          ],
          pageInfo: { hasNextPage: equal(true) },
        },
      },
    );
  }

  testData(
    "projects returns an empty list to a customer without projects",
    providerState("standing", { country: "DE", persona: "ben" }),
    ProjectsDocument,
    firstPage,
    { projects: { items: [], pageInfo: { hasNextPage: false } } },
  );
});
