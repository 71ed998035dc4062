import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import { exampleValues, repeatFromState } from "#contracts/pact/stateValues.ts";
import { ProjectDetailsDocument } from "#features/project/page/project.generated.ts";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { enumValue } from "../matching/enumValues.ts";
import { dateTime, dateTimeOrNull, stringOrNull } from "../matching/values.ts";
import { mainApi, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { projectDetails } from "./templates/projectTemplates.ts";

const { reify } = MatchersV3;
const { testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const firstPage = { skip: 0 };
const pageInfo = { hasNextPage: false };
const send = (client: QueryClient) => client.fetchQuery(projectQuery(exampleValues.projectId));

describe("projects with their details", () => {
  testData(
    "projects returns projects with their details",
    providerState("severalRequests", clara),
    ProjectDetailsDocument,
    firstPage,
    { projects: { items: [projectDetails], pageInfo } },
    { send, result: reify(projectDetails) },
  );

  const withSiteVisit = {
    ...projectDetails,
    project: { ...projectDetails.project, projectFiles: { "pact:matcher:type": "type", value: [] } },
    activeRequest: {
      id: repeatFromState("requestId"),
      installerSiteVisitDate: dateTime("2026-03-12T09:00:00Z"),
      surveyType: enumValue("SurveyType"),
      customReason: stringOrNull("We have changed our minds."),
      deadline: dateTimeOrNull("2026-03-20T09:00:00Z"),
    },
  };
  testData(
    "projects returns the time of a site visit",
    providerState("request", { ...clara, scenario: { status: "INSTALLER_SITE_VISIT" } }),
    ProjectDetailsDocument,
    firstPage,
    { projects: { items: [withSiteVisit], pageInfo } },
    { send, result: reify(withSiteVisit) },
  );

  testData(
    "projects returns an empty list of projects with their details",
    providerState("standing", { country: "DE", persona: "ben" }),
    ProjectDetailsDocument,
    firstPage,
    { projects: { items: [], pageInfo } },
    { send, result: notFound },
  );
});
