import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { ProjectsDocument, type ProjectsQuery } from "#features/project-list/projects.generated.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { enumValue } from "../matching/enumValues.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { arrayContaining } from "../matching/template.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { repeatFromState } from "../stateValues.ts";
import {
  activeRequest,
  createProjectInList,
  projectWithoutRequest,
  projectWithRequest,
} from "./templates/projectTemplates.ts";

const { eachLike, equal, reify } = MatchersV3;
const pact = createPact("main-api");
const { testData } = createEffectTests(pact, signedInOperation, requestMainApi);

function createPageRequest(skip: number) {
  return signedInOperation(ProjectsDocument, { take: 10, skip });
}

describe("Projects query", () => {
  it("returns the projects page by page", async () => {
    // As many as the first page of this pact has: the portal continues by the number of items received.
    const pages = (["projectId", "projectId2"] as const).map((name, skip) => {
      const project = { ...projectWithRequest.project, id: repeatFromState(name) };
      const items = eachLike({ ...projectWithRequest, project });
      const page = { items, pageInfo: { hasNextPage: equal(true) } };
      const interaction = pact
        .addInteraction()
        .given(...providerState("everyFlow", { country: "DE", persona: "anna" }))
        .uponReceiving(`projects returns the ${skip === 0 ? "first" : "second"} of several pages`)
        .withRequest("POST", "/graphql", createPageRequest(skip))
        .willRespondWith(200, dataResponse<ProjectsQuery>({ projects: page }));
      return { page, interaction };
    });

    const loaded = await pages[1]?.interaction.executeTest(({ url }) =>
      createSignedInClient(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
    );

    expect(loaded).toEqual({ pages: pages.map(({ page }) => reify(page)), pageParams: [0, 1] });
  });

  it("requests no further page after the last one", async () => {
    const projects = { items: eachLike(projectWithRequest), pageInfo: { hasNextPage: false } };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "clara" }))
      .uponReceiving("projects returns the only page")
      .withRequest("POST", "/graphql", createPageRequest(0))
      .willRespondWith(200, dataResponse<ProjectsQuery>({ projects }))
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
      );

    expect(loaded).toEqual({ pages: [reify(projects)], pageParams: [0] });
  });

  it("returns projects without an installer request, with an active one and with a paused one", async () => {
    const items = [
      projectWithoutRequest,
      { ...projectWithoutRequest, activeRequest: { ...activeRequest, statusBeforePausing: null } },
      {
        ...projectWithoutRequest,
        activeRequest: { ...activeRequest, statusBeforePausing: enumValue("RequestStatus", "OPEN") },
      },
    ];

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "anna" }))
      .uponReceiving(
        "projects returns projects without an installer request, with an active one and with a paused one",
      )
      .withRequest("POST", "/graphql", createPageRequest(0))
      .willRespondWith(
        200,
        dataResponse<ProjectsQuery>({
          projects: { items: arrayContaining(...items), pageInfo: { hasNextPage: true } },
        }),
      )
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(projectsQuery()));

    expect(loaded?.pages[0]?.items).toEqual(reify(items));
  });

  const listState = providerState("lists", { country: "DE", persona: "clara" });

  // One at a time, because a page may be shorter than requested.
  for (const { what, skip, name, hasNextPage } of [
    { what: "the second one", skip: 1, name: "projectId2", hasNextPage: true },
    { what: "the third one", skip: 2, name: "projectId3", hasNextPage: true },
    { what: "an archived one after the active ones", skip: 3, name: "projectId4", hasNextPage: true },
    { what: "the last one", skip: 4, name: "projectId5", hasNextPage: false },
  ] as const) {
    testData(
      `projects returns, of five projects, ${what}`,
      listState,
      ProjectsDocument,
      { take: 1, skip },
      { projects: { items: [createProjectInList(name)], pageInfo: { hasNextPage: equal(hasNextPage) } } },
    );
  }

  for (const { which, skip, name, unread, windows } of [
    { which: "the first project", skip: 0, name: "projectId", unread: 3, windows: 2 },
    { which: "a project that has none", skip: 1, name: "projectId2", unread: 0, windows: 0 },
  ] as const) {
    testData(
      `projects returns the numbers of unread notifications and registered windows of ${which}`,
      listState,
      ProjectsDocument,
      { take: 1, skip },
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

  // An item that is removed between two requests leaves the second one without items.
  for (const { what, state, skip } of [
    {
      what: "to a customer without projects",
      state: providerState("standing", { country: "DE", persona: "ben" }),
      skip: 0,
    },
    { what: "after the last one of five projects", state: listState, skip: 5 },
  ] as const) {
    testData(
      `projects returns an empty list ${what}`,
      state,
      ProjectsDocument,
      { take: 10, skip },
      { projects: { items: [], pageInfo: { hasNextPage: false } } },
    );
  }
});
