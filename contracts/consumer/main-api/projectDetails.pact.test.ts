import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import { exampleValues, repeatFromState } from "#contracts/pact/stateValues.ts";
import { ProjectDetailsDocument } from "#features/project/page/project.generated.ts";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { enumValue } from "../matching/enumValues.ts";
import { date, dateTime, text } from "../matching/values.ts";
import { mainApi, notFound } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { testData } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const firstPage = { skip: 0 };
const pageInfo = { hasNextPage: false };
const send = (client: QueryClient) => client.fetchQuery(projectQuery(exampleValues.projectId));

/** A project with all details. */
const details = {
  project: {
    id: repeatFromState("projectId"),
    spaceType: enumValue("SpaceType"),
    ...{
      street: text("Lindenweg"),
      houseNumber: text("12 a"),
      postCode: text("10115"),
      city: text("Berlin"),
    },
    details: text("More light for the stairs."),
    start: date("2026-05-04"),
    registeredAt: dateTime("2026-03-09T14:05:00Z"),
    projectFiles: [{}, {}, {}],
  },
  activeRequest: { id: repeatFromState("requestId") },
  configuratorProject: {},
};

describe("projects with their details", () => {
  testData(
    "projects returns projects with their details",
    providerState("severalRequests", clara),
    ProjectDetailsDocument,
    firstPage,
    { projects: { items: [details], pageInfo } },
    { send, result: ({ items: [item] }: { items: unknown[] }) => item },
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
