import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  ProjectDetailsDocument,
  type ProjectDetailsQuery,
  ProjectRequestsDocument,
  type ProjectRequestsQuery,
} from "../../src/api/generated/main/graphql.ts";
import { type ProjectDetails, projectQuery } from "../../src/features/project/projectQuery.ts";
import {
  type ProjectRequest,
  projectRequestsQuery,
} from "../../src/features/project/projectRequestsQuery.ts";
import { data } from "../matching/answers.ts";
import { oneOf, oneOfOrNull } from "../matching/enumerations.ts";
import { signedInOperation } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { date, dateTime, exactly, text, textOrNull } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { boolean, eachLike, integer, reify } = MatchersV3;
const pact = portalPactWith("main-api");
const severalRequests = providerState("severalRequests", { country: "DE", persona: "clara" });

const details: Template<ProjectDetails> = {
  project: {
    id: exactly("project-1"),
    type: oneOf("ProjectModuleType", "ROOF_WINDOW"),
    spaceType: oneOfOrNull("SpaceType", "BEDROOM"),
    street: textOrNull("Lindenweg"),
    houseNumber: textOrNull("12 a"),
    postCode: textOrNull("10115"),
    city: textOrNull("Berlin"),
    county: textOrNull("Kent"),
    details: textOrNull("More light for the stairs."),
    start: date("2026-05-04"),
    registeredAt: dateTime("2026-03-09T14:05:00Z"),
    createdAt: dateTime("2026-03-09T14:05:00Z"),
    projectFiles: eachLike({
      id: text("file-1"),
      name: text("plan.pdf"),
      mime: text("application/pdf"),
      size: integer(48_000),
      link: text("/files/projects/plan.pdf"),
    }),
  },
  isArchived: boolean(false),
  registeredWindowsCount: integer(1),
  activeRequest: { id: text("request-3") },
  configuratorProject: { id: text("configurator-1"), updatedAt: dateTime("2026-03-09T14:05:00Z") },
};

test("[R7.12] finds a project among the customer's projects", async () => {
  const projects = { items: eachLike(details), pageInfo: { hasNextPage: false } };

  const loaded = await pact
    .addInteraction()
    .given(...severalRequests)
    .uponReceiving("projects with their details")
    .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
    .willRespondWith(200, data<ProjectDetailsQuery>({ projects }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(projectQuery("project-1")));

  expect(loaded).toEqual(reify(details));
});

test("[R5.1] finds no project that the customer does not have", async () => {
  const projects = { items: [], pageInfo: { hasNextPage: false } };

  const error = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "ben" }))
    .uponReceiving("projects with their details where there are none")
    .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
    .willRespondWith(200, data<ProjectDetailsQuery>({ projects }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(projectQuery("project-1"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "NotFoundError" });
});

test("lists the requests of a project", async () => {
  const request: Template<ProjectRequest> = {
    id: text("request-3"),
    currentStatus: oneOf("RequestStatus", "OFFER_SENT"),
    installerSiteVisitDate: null,
    surveyType: oneOfOrNull("SurveyType", "ON_SITE"),
    customReason: textOrNull("We have changed our minds."),
  };
  const projectRequests = eachLike(request, 3);

  const loaded = await pact
    .addInteraction()
    .given(...severalRequests)
    .uponReceiving("projectRequests of a project with several")
    .withRequest("POST", "/graphql", signedInOperation(ProjectRequestsDocument, { projectId: "project-1" }))
    .willRespondWith(200, data<ProjectRequestsQuery>({ projectRequests }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(projectRequestsQuery("project-1")));

  expect(loaded).toEqual(reify(projectRequests));
});

test("knows the day of a site visit", async () => {
  const projectRequests: Template<ProjectRequest[]> = [
    {
      id: text("request-1"),
      currentStatus: oneOf("RequestStatus", "INSTALLER_SITE_VISIT"),
      installerSiteVisitDate: dateTime("2026-03-12T09:00:00Z"),
      surveyType: oneOfOrNull("SurveyType", "ON_SITE"),
      customReason: null,
    },
  ];

  const loaded = await pact
    .addInteraction()
    .given(
      ...providerState("request", {
        country: "DE",
        persona: "clara",
        scenario: { status: "INSTALLER_SITE_VISIT" },
      }),
    )
    .uponReceiving("projectRequests of a project with a site visit")
    .withRequest("POST", "/graphql", signedInOperation(ProjectRequestsDocument, { projectId: "project-1" }))
    .willRespondWith(200, data<ProjectRequestsQuery>({ projectRequests }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(projectRequestsQuery("project-1")));

  expect(loaded).toEqual(reify(projectRequests));
});

test("[R5.1] lists no requests of an unknown project", async () => {
  const error = await pact
    .addInteraction()
    .given(...severalRequests)
    .uponReceiving("projectRequests of an unknown project")
    .withRequest("POST", "/graphql", signedInOperation(ProjectRequestsDocument, { projectId: "unknown" }))
    .willRespondWith(200, data<ProjectRequestsQuery>({ projectRequests: null }))
    .executeTest(({ url }) =>
      visitSignedIn(url)
        .fetchQuery(projectRequestsQuery("unknown"))
        .catch((reason: unknown) => reason),
    );

  expect(error).toMatchObject({ name: "NotFoundError" });
});
