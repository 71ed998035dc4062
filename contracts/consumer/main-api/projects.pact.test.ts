import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import { ProjectsDocument } from "#features/project-list/projects.generated.ts";
import { type ProjectListItem, projectsQuery } from "#features/project-list/projectsQuery.ts";
import type { Part } from "../matching/completeData.ts";
import { enumValue } from "../matching/enumValues.ts";
import { arrayContaining } from "../matching/template.ts";
import { mainApi } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { eachLike, equal } = MatchersV3;
const { addData, testData } = mainApi;
const firstPage = { skip: 0 };

describe("projects", () => {
  it("returns the projects page by page", async () => {
    // Skips as many projects as the first page of this pact has: the portal skips the projects that it has received.
    const pages = (["projectId", "projectId2"] as const).map((name, skip) =>
      addData(
        `projects returns the ${skip === 0 ? "first" : "second"} of several pages`,
        providerState("everyFlow", { country: "DE", persona: "anna" }),
        ProjectsDocument,
        { skip },
        {
          projects: {
            items: eachLike({ project: { id: repeatFromState(name) }, activeRequest: {} }),
            pageInfo: { hasNextPage: equal(true) },
          },
        },
      ),
    );

    const loaded = await pages[1]?.interaction.executeTest(({ url }) =>
      createSignedInClient(url).fetchInfiniteQuery({ ...projectsQuery(), pages: 2 }),
    );

    expect(loaded).toEqual({ pages: pages.map(({ example }) => example.projects), pageParams: [0, 1] });
  });

  const items = arrayContaining<Part<ProjectListItem>>(
    { activeRequest: null },
    { activeRequest: { statusBeforePausing: null } },
    { activeRequest: { statusBeforePausing: enumValue("RequestStatus") } },
  );
  testData(
    "projects returns projects without an installer request, with an active one and with a paused one",
    providerState("standing", { country: "DE", persona: "anna" }),
    ProjectsDocument,
    firstPage,
    { projects: { items, pageInfo: { hasNextPage: true } } },
    { send: async (client) => (await client.fetchInfiniteQuery(projectsQuery())).pages[0] },
  );

  testData(
    "projects returns an empty list to a customer without projects",
    providerState("standing", { country: "DE", persona: "ben" }),
    ProjectsDocument,
    firstPage,
    { projects: { items: [], pageInfo: { hasNextPage: false } } },
  );
});
