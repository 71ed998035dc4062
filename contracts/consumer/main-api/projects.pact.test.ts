import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import { ProjectsDocument, type ProjectsQuery } from "../../../src/features/projects/projects.generated.ts";
import { type ProjectListItem, projectsQuery } from "../../../src/features/projects/projectsQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import { anonymousOperation, signedInOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import { arrayContaining, type Template } from "../matching/template.ts";
import { dateTime, stringOrNull } from "../matching/values.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { boolean, eachLike, integer, reify, string } = MatchersV3;
const pact = createPact("main-api");

const projectWithoutRequest: Template<ProjectListItem> = {
  project: {
    id: string("project-1"),
    type: enumValue("ProjectModuleType", "ROOF_WINDOW"),
    spaceType: enumValueOrNull("SpaceType", "BEDROOM"),
    street: stringOrNull("Lindenweg"),
    houseNumber: stringOrNull("12 a"),
    postCode: stringOrNull("10115"),
    city: stringOrNull("Berlin"),
    county: stringOrNull("Kent"),
    offerSent: boolean(true),
    hasFiles: boolean(true),
    createdAt: dateTime("2026-03-09T14:05:00Z"),
  },
  isArchived: boolean(false),
  unreadNotificationsCount: integer(2),
  registeredWindowsCount: integer(1),
  activeRequest: null,
};

const activeRequest: Template<NonNullable<ProjectListItem["activeRequest"]>> = {
  id: string("request-1"),
  currentStatus: enumValue("RequestStatus", "OFFER_SENT"),
  statusBeforePausing: enumValueOrNull("RequestStatus", "OPEN"),
  overdue: boolean(false),
};

const projectWithRequest: Template<ProjectListItem> = { ...projectWithoutRequest, activeRequest };

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
      .withRequest("POST", "/graphql", createPageRequest(10))
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

  it("fails with AUTH_NOT_AUTHORIZED without a token", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("projects rejects a request without a token (AUTH_NOT_AUTHORIZED)")
      .withRequest("POST", "/graphql", anonymousOperation(ProjectsDocument, { take: 10, skip: 0 }))
      .willRespondWith(200, errorResponse("AUTH_NOT_AUTHORIZED"))
      .executeTest(({ url }) =>
        createAnonymousClient(url)
          .fetchInfiniteQuery(projectsQuery())
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
  });

  it("fails with VALIDATION_FAILED and the name of the invalid argument", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "anna" }))
      .uponReceiving("projects rejects a page size of 0 (VALIDATION_FAILED)")
      .withRequest("POST", "/graphql", signedInOperation(ProjectsDocument, { take: 0, skip: 0 }))
      .willRespondWith(200, errorResponse("VALIDATION_FAILED", "take"))
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
