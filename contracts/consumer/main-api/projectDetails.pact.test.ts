import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  ProjectDetailsDocument,
  type ProjectDetailsQuery,
} from "../../../src/features/project/overview/projectDetails.generated.ts";
import { type ProjectDetails, projectQuery } from "../../../src/features/project/overview/projectQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { date, dateTime, stringOrNull } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { boolean, eachLike, equal, integer, reify, string } = MatchersV3;
const pact = createPact("main-api");
const severalRequestsState = providerState("severalRequests", { country: "DE", persona: "clara" });

const details: Template<ProjectDetails> = {
  project: {
    id: equal("project-1"),
    type: enumValue("ProjectModuleType", "ROOF_WINDOW"),
    spaceType: enumValueOrNull("SpaceType", "BEDROOM"),
    street: stringOrNull("Lindenweg"),
    houseNumber: stringOrNull("12 a"),
    postCode: stringOrNull("10115"),
    city: stringOrNull("Berlin"),
    county: stringOrNull("Kent"),
    details: stringOrNull("More light for the stairs."),
    start: date("2026-05-04"),
    registeredAt: dateTime("2026-03-09T14:05:00Z"),
    createdAt: dateTime("2026-03-09T14:05:00Z"),
    projectFiles: eachLike({
      id: string("file-1"),
      name: string("plan.pdf"),
      mime: string("application/pdf"),
      size: integer(48_000),
      link: string("/files/projects/plan.pdf"),
    }),
  },
  isArchived: boolean(false),
  registeredWindowsCount: integer(1),
  activeRequest: {
    id: string("request-3"),
    installerSiteVisitDate: null,
    surveyType: enumValueOrNull("SurveyType", "ON_SITE"),
    customReason: stringOrNull("We have changed our minds."),
  },
  configuratorProject: { id: string("configurator-1"), updatedAt: dateTime("2026-03-09T14:05:00Z") },
};

describe("ProjectDetails query", () => {
  it("returns one of the customer's projects", { tags: ["R7.12"] }, async () => {
    const projects = { items: eachLike(details), pageInfo: { hasNextPage: false } };

    const loaded = await pact
      .addInteraction()
      .given(...severalRequestsState)
      .uponReceiving("projects returns projects with their details")
      .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
      .willRespondWith(200, dataResponse<ProjectDetailsQuery>({ projects }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(projectQuery("project-1")));

    expect(loaded).toEqual(reify(details));
  });

  it("returns the time of a site visit", { tags: ["R7.12"] }, async () => {
    const activeRequest = {
      id: string("request-1"),
      installerSiteVisitDate: dateTime("2026-03-12T09:00:00Z"),
      surveyType: enumValueOrNull("SurveyType", "ON_SITE"),
      customReason: null,
    };
    const withSiteVisit = { ...details, project: { ...details.project, projectFiles: [] }, activeRequest };
    const projects = { items: eachLike(withSiteVisit), pageInfo: { hasNextPage: false } };

    const loaded = await pact
      .addInteraction()
      .given(
        ...providerState("request", {
          country: "DE",
          persona: "clara",
          scenario: { status: "INSTALLER_SITE_VISIT" },
        }),
      )
      .uponReceiving("projects returns the time of a site visit")
      .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
      .willRespondWith(200, dataResponse<ProjectDetailsQuery>({ projects }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(projectQuery("project-1")));

    expect(loaded).toEqual(reify(withSiteVisit));
  });

  it("fails with NotFoundError for a project that is not among the customer's", {
    tags: ["R5.1"],
  }, async () => {
    const projects = { items: [], pageInfo: { hasNextPage: false } };

    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "ben" }))
      .uponReceiving("projects returns an empty list of projects with their details")
      .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
      .willRespondWith(200, dataResponse<ProjectDetailsQuery>({ projects }))
      .executeTest(({ url }) =>
        createSignedInClient(url)
          .fetchQuery(projectQuery("project-1"))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});
