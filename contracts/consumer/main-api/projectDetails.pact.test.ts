import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  ProjectDetailsDocument,
  type ProjectDetailsQuery,
} from "#features/project/page/project.generated.ts";
import { type ProjectDetails, projectQuery } from "#features/project/page/projectQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValueOrNull } from "../matching/enumValues.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { dateTime, dateTimeOrNull, stringOrNull } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, repeatFromState } from "../stateValues.ts";
import { projectDetails } from "./templates/projectTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const severalRequestsState = providerState("severalRequests", { country: "DE", persona: "clara" });

describe("ProjectDetails query", () => {
  it("returns one of the customer's projects", { tags: ["R7.12"] }, async () => {
    const projects = { items: [projectDetails], pageInfo: { hasNextPage: false } };

    const loaded = await pact
      .addInteraction()
      .given(...severalRequestsState)
      .uponReceiving("projects returns projects with their details")
      .withRequest("POST", "/graphql", signedInOperation(ProjectDetailsDocument, { take: 100, skip: 0 }))
      .willRespondWith(200, dataResponse<ProjectDetailsQuery>({ projects }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(projectQuery(exampleValues.projectId)));

    expect(loaded).toEqual(reify(projectDetails));
  });

  it("returns the time of a site visit", { tags: ["R7.12"] }, async () => {
    const activeRequest = {
      id: repeatFromState("requestId"),
      installerSiteVisitDate: dateTime("2026-03-12T09:00:00Z"),
      surveyType: enumValueOrNull("SurveyType", "ON_SITE"),
      customReason: stringOrNull("We have changed our minds."),
      deadline: dateTimeOrNull("2026-03-20T09:00:00Z"),
    };
    const files = { "pact:matcher:type": "type", value: [] };
    const withSiteVisit = {
      ...projectDetails,
      project: { ...projectDetails.project, projectFiles: files },
      activeRequest,
    } satisfies Template<ProjectDetails>;
    const projects = { items: [withSiteVisit], pageInfo: { hasNextPage: false } };

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
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(projectQuery(exampleValues.projectId)));

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
          .fetchQuery(projectQuery(exampleValues.projectId))
          .catch((reason: unknown) => reason),
      );

    expect(error).toMatchObject({ name: "NotFoundError" });
  });
});
