import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import {
  ProjectsDocument,
  type ProjectsQuery,
} from "../../../src/features/project-list/projects.generated.ts";
import { projectsQuery } from "../../../src/features/project-list/projectsQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValue } from "../matching/enumValues.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { arrayContaining } from "../matching/template.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import {
  activeRequest,
  createProjectInList,
  projectWithoutRequest,
  projectWithRequest,
} from "./templates/projectTemplates.ts";

const { eachLike, equal, reify } = MatchersV3;
const pact = createPact("main-api");

function createPageRequest(skip: number) {
  return signedInOperation(ProjectsDocument, { take: 10, skip });
}

describe("Projects query", () => {
  it("returns the projects page by page", async () => {
    const items = eachLike(projectWithRequest);
    pact
      .addInteraction()
      .given(...providerState("everyFlow", { country: "DE", persona: "anna" }))
      .uponReceiving("projects returns the first of several pages")
      .withRequest("POST", "/graphql", createPageRequest(0))
      .willRespondWith(
        200,
        dataResponse<ProjectsQuery>({ projects: { items, pageInfo: { hasNextPage: true } } }),
      );
    const loaded = await pact
      .addInteraction()
      .given(...providerState("everyFlow", { country: "DE", persona: "anna" }))
      .uponReceiving("projects returns the second of several pages")
      // As many as the first page of this pact has: the portal continues by the number of items received.
      .withRequest("POST", "/graphql", createPageRequest(1))
      .willRespondWith(
        200,
        dataResponse<ProjectsQuery>({ projects: { items, pageInfo: { hasNextPage: true } } }),
      )
      .executeTest(({ url }) =>
        createSignedInClient(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
      );

    const page = reify({ items, pageInfo: { hasNextPage: true } });
    expect(loaded).toEqual({ pages: [page, page], pageParams: [0, 1] });
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

  // One at a time, because a page may be shorter than requested.
  it.each([
    { what: "the second one", skip: 1, name: "projectId2", hasNextPage: true },
    { what: "the third one", skip: 2, name: "projectId3", hasNextPage: true },
    { what: "an archived one after the active ones", skip: 3, name: "projectId4", hasNextPage: true },
    { what: "the last one", skip: 4, name: "projectId5", hasNextPage: false },
  ] as const)("returns, of five projects, $what", async ({ what, skip, name, hasNextPage }) => {
    const variables = { take: 1, skip };
    const projects = {
      items: [createProjectInList(name)],
      pageInfo: { hasNextPage: equal(hasNextPage) },
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("lists", { country: "DE", persona: "clara" }))
      .uponReceiving(`projects returns, of five projects, ${what}`)
      .withRequest("POST", "/graphql", signedInOperation(ProjectsDocument, variables))
      .willRespondWith(200, dataResponse<ProjectsQuery>({ projects }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return requestMainApi(ProjectsDocument, variables);
      });

    expect(loaded).toEqual({ projects: reify(projects) });
  });

  it.each([
    { which: "the first project", skip: 0, name: "projectId", unread: 3, windows: 2 },
    { which: "a project that has none", skip: 1, name: "projectId2", unread: 0, windows: 0 },
  ] as const)("returns the numbers of notifications and windows of $which", async (expected) => {
    const { which, skip, name, unread, windows } = expected;
    const variables = { take: 1, skip };
    const projects = {
      items: [
        {
          ...createProjectInList(name),
          unreadNotificationsCount: equal(unread),
          registeredWindowsCount: equal(windows),
        },
      ],
      pageInfo: { hasNextPage: equal(true) },
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("lists", { country: "DE", persona: "clara" }))
      .uponReceiving(
        `projects returns the numbers of unread notifications and registered windows of ${which}`,
      )
      .withRequest("POST", "/graphql", signedInOperation(ProjectsDocument, variables))
      .willRespondWith(200, dataResponse<ProjectsQuery>({ projects }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return requestMainApi(ProjectsDocument, variables);
      });

    expect(loaded).toEqual({ projects: reify(projects) });
  });

  it("returns an empty list", async () => {
    const projects = { items: [], pageInfo: { hasNextPage: false } };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "ben" }))
      .uponReceiving("projects returns an empty list to a customer without projects")
      .withRequest("POST", "/graphql", createPageRequest(0))
      .willRespondWith(200, dataResponse<ProjectsQuery>({ projects }))
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(projectsQuery()));

    expect(loaded?.pages).toEqual([projects]);
  });

  it("fails with VALIDATION_FAILED and the name of the invalid argument", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "anna" }))
      .uponReceiving("projects rejects a page size of 0 (VALIDATION_FAILED)")
      .withRequest("POST", "/graphql", signedInOperation(ProjectsDocument, { take: 0, skip: 0 }))
      .willRespondWith(...graphQlErrors("VALIDATION_FAILED", "take"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return requestMainApi(ProjectsDocument, { take: 0, skip: 0 }).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({
      name: "GraphQlError",
      errors: [{ code: "VALIDATION_FAILED", field: "take" }],
    });
  });
});
