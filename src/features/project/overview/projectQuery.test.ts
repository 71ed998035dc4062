// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotFoundError } from "../../../api/errors.ts";
import { createSampleProjectDetails } from "../../../testing/data/sampleProjects.ts";
import { configureTestApi } from "../../../testing/network/configureTestApi.ts";
import { fakeService } from "../../../testing/network/fakeService.ts";
import { projectQuery } from "./projectQuery.ts";

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", { getItem: () => "fingerprint" });
  vi.stubGlobal("location", { origin: "https://portal.example" });
  configureTestApi();
});

afterEach(() => vi.unstubAllGlobals());

const fetchProject = (id: string) => new QueryClient().fetchQuery({ ...projectQuery(id), retry: false });

it("projectQuery finds a project on the first page with one request", async () => {
  const project = createSampleProjectDetails("project-2");
  const { requests } = fakeService({
    ProjectDetails: () => ({
      projects: {
        items: [createSampleProjectDetails("project-1"), project],
        pageInfo: { hasNextPage: true },
      },
    }),
  });
  expect(await fetchProject("project-2")).toEqual(project);
  expect(requests.map(({ variables }) => variables)).toEqual([{ take: 100, skip: 0 }]);
});

it("projectQuery requests further pages until it finds the project", async () => {
  const project = createSampleProjectDetails("project-2");
  const { requests } = fakeService({
    ProjectDetails: ({ variables }) => ({
      projects: {
        items: [
          variables["skip"] === 200 ? project : createSampleProjectDetails(`other-${variables["skip"]}`),
        ],
        pageInfo: { hasNextPage: true },
      },
    }),
  });
  expect(await fetchProject("project-2")).toEqual(project);
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 100, 200]);
});

it("projectQuery fails with NotFoundError when no page has the project", { tags: ["R5.1"] }, async () => {
  fakeService({
    ProjectDetails: () => ({
      projects: { items: [createSampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
    }),
  });
  await expect(fetchProject("project-2")).rejects.toThrow(NotFoundError);
});

it("projectQuery fails with NotFoundError when the response has no list", { tags: ["R5.1"] }, async () => {
  fakeService({ ProjectDetails: () => ({ projects: null }) });
  await expect(fetchProject("project-2")).rejects.toThrow(NotFoundError);
});
