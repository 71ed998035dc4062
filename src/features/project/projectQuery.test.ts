// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotFoundError } from "../../api/errors.ts";
import { fakeService } from "../../testing/fakeService.ts";
import { sampleProjectDetails } from "../../testing/sampleData.ts";
import { connectForTest } from "../../testing/testConnection.ts";
import { projectQuery } from "./projectQuery.ts";

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", { getItem: () => "fingerprint" });
  vi.stubGlobal("location", { origin: "https://portal.example" });
  connectForTest();
});

afterEach(() => vi.unstubAllGlobals());

const find = (id: string) => new QueryClient().fetchQuery({ ...projectQuery(id), retry: false });

it("finds a project on the first page with one call", async () => {
  const project = sampleProjectDetails("project-2");
  const { calls } = fakeService({
    ProjectDetails: () => ({
      projects: { items: [sampleProjectDetails("project-1"), project], pageInfo: { hasNextPage: true } },
    }),
  });
  expect(await find("project-2")).toEqual(project);
  expect(calls.map(({ variables }) => variables)).toEqual([{ take: 100, skip: 0 }]);
});

it("goes on to the next page until it finds the project", async () => {
  const project = sampleProjectDetails("project-2");
  const { calls } = fakeService({
    ProjectDetails: ({ variables }) => ({
      projects: {
        items: [variables["skip"] === 200 ? project : sampleProjectDetails(`other-${variables["skip"]}`)],
        pageInfo: { hasNextPage: true },
      },
    }),
  });
  expect(await find("project-2")).toEqual(project);
  expect(calls.map(({ variables }) => variables["skip"])).toEqual([0, 100, 200]);
});

it("[R5.1] finds nothing where the last page has it not", async () => {
  fakeService({
    ProjectDetails: () => ({
      projects: { items: [sampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
    }),
  });
  await expect(find("project-2")).rejects.toThrow(NotFoundError);
});

it("[R5.1] finds nothing where there is no list", async () => {
  fakeService({ ProjectDetails: () => ({ projects: null }) });
  await expect(find("project-2")).rejects.toThrow(NotFoundError);
});
