import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import { ProjectsDocument, type ProjectsQuery } from "../../src/api/generated/main/graphql.ts";
import { requestMainApi } from "../../src/api/graphqlClient.ts";
import { type ProjectListItem, projectsQuery } from "../../src/features/projects/projectsQuery.ts";
import { data, refused } from "../matching/answers.ts";
import { oneOf, oneOfOrNull } from "../matching/enumerations.ts";
import { anonymousOperation, signedInOperation } from "../matching/requests.ts";
import { listContaining, type Template } from "../matching/template.ts";
import { dateTime, text, textOrNull } from "../matching/values.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { boolean, eachLike, integer, reify } = MatchersV3;
const pact = portalPactWith("main-api");

const withoutRequest: Template<ProjectListItem> = {
  project: {
    id: text("project-1"),
    type: oneOf("ProjectModuleType", "ROOF_WINDOW"),
    spaceType: oneOfOrNull("SpaceType", "BEDROOM"),
    street: textOrNull("Lindenweg"),
    houseNumber: textOrNull("12 a"),
    postCode: textOrNull("10115"),
    city: textOrNull("Berlin"),
    county: textOrNull("Kent"),
    createdAt: dateTime("2026-03-09T14:05:00Z"),
  },
  isArchived: boolean(false),
  unreadNotificationsCount: integer(2),
  registeredWindowsCount: integer(1),
  activeRequest: null,
};

const activeRequest: Template<NonNullable<ProjectListItem["activeRequest"]>> = {
  id: text("request-1"),
  currentStatus: oneOf("RequestStatus", "OFFER_SENT"),
  statusBeforePausing: oneOfOrNull("RequestStatus", "OPEN"),
  overdue: boolean(false),
};

const withRequest: Template<ProjectListItem> = { ...withoutRequest, activeRequest };

function pageFrom(skip: number) {
  return signedInOperation(ProjectsDocument, { take: 10, skip });
}

test("loads the projects page by page", async () => {
  const items = eachLike(withRequest);
  pact
    .addInteraction()
    .given(...providerState("everyFlow", { country: "DE", persona: "anna" }))
    .uponReceiving("projects, the first page of several")
    .withRequest("POST", "/graphql", pageFrom(0))
    .willRespondWith(200, data<ProjectsQuery>({ projects: { items, pageInfo: { hasNextPage: true } } }));
  const loaded = await pact
    .addInteraction()
    .given(...providerState("everyFlow", { country: "DE", persona: "anna" }))
    .uponReceiving("projects, the second page of several")
    .withRequest("POST", "/graphql", pageFrom(10))
    .willRespondWith(200, data<ProjectsQuery>({ projects: { items, pageInfo: { hasNextPage: true } } }))
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }));

  const page = reify({ items, pageInfo: { hasNextPage: true } });
  expect(loaded).toEqual({ pages: [page, page], pageParams: [0, 1] });
});

test("ends with the last page", async () => {
  const projects = { items: eachLike(withRequest), pageInfo: { hasNextPage: false } };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "clara" }))
    .uponReceiving("projects, the only page")
    .withRequest("POST", "/graphql", pageFrom(0))
    .willRespondWith(200, data<ProjectsQuery>({ projects }))
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }));

  expect(loaded).toEqual({ pages: [reify(projects)], pageParams: [0] });
});

test("loads projects without a request, with one under way and with one that is paused", async () => {
  const items = [
    withoutRequest,
    { ...withoutRequest, activeRequest: { ...activeRequest, statusBeforePausing: null } },
    {
      ...withoutRequest,
      activeRequest: { ...activeRequest, statusBeforePausing: oneOf("RequestStatus", "OPEN") },
    },
  ];

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "anna" }))
    .uponReceiving("projects of every kind")
    .withRequest("POST", "/graphql", pageFrom(0))
    .willRespondWith(
      200,
      data<ProjectsQuery>({ projects: { items: listContaining(...items), pageInfo: { hasNextPage: true } } }),
    )
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery(projectsQuery()));

  expect(loaded?.pages[0]?.items).toEqual(reify(items));
});

test("loads an empty list", async () => {
  const projects = { items: [], pageInfo: { hasNextPage: false } };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "ben" }))
    .uponReceiving("projects where there are none")
    .withRequest("POST", "/graphql", pageFrom(0))
    .willRespondWith(200, data<ProjectsQuery>({ projects }))
    .executeTest(({ url }) => visitSignedIn(url).fetchInfiniteQuery(projectsQuery()));

  expect(loaded?.pages).toEqual([projects]);
});

test("is refused the projects without a token", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE" }))
    .uponReceiving("projects without a token")
    .withRequest("POST", "/graphql", anonymousOperation(ProjectsDocument, { take: 10, skip: 0 }))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) =>
      visitAnonymously(url)
        .fetchInfiniteQuery(projectsQuery())
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
});

test("is told which argument is wrong", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "anna" }))
    .uponReceiving("projects with a page size of 0")
    .withRequest("POST", "/graphql", signedInOperation(ProjectsDocument, { take: 0, skip: 0 }))
    .willRespondWith(200, refused("VALIDATION_FAILED", "take"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return requestMainApi(ProjectsDocument, { take: 0, skip: 0 }).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({
    name: "GraphQlError",
    problems: [{ code: "VALIDATION_FAILED", field: "take" }],
  });
});
