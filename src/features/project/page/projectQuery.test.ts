import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotFoundError } from "#api/errors.ts";
import { createId } from "#schema/createId.ts";
import { configureTestApi } from "#testing/network/configureTestApi.ts";
import { fakeService } from "#testing/network/fakeService.ts";
import { createProjectsPage, createSampleProjectDetails } from "#testing/samples/sampleProjects.ts";
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
  const project = createSampleProjectDetails(2);
  const { requests } = fakeService({
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1), project], true),
  });
  expect(await fetchProject(createId("project", 2))).toEqual(project);
  expect(requests.map(({ variables }) => variables)).toEqual([{ take: 50, skip: 0 }]);
});

/** Responds with `total` projects in pages of 50. */
function fakeProjectList(total: number) {
  return fakeService({
    ProjectDetails: ({ variables }) => {
      const skip = Number(variables["skip"]);
      const length = Math.max(Math.min(50, total - skip), 0);
      const items = Array.from({ length }, (_, index) => createSampleProjectDetails(skip + index));
      return createProjectsPage(items, skip + 50 < total);
    },
  });
}

it("projectQuery requests further pages until it finds the project", async () => {
  const { requests } = fakeProjectList(2000);
  expect((await fetchProject(createId("project", 149))).project.id).toBe(createId("project", 149));
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 50, 100]);
});

it("projectQuery requests no page beyond the end of the list for a project that is not in it", async () => {
  const { requests } = fakeProjectList(120);
  await expect(fetchProject("none")).rejects.toThrow(NotFoundError);
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 50, 100]);
});

it("projectQuery fails with NotFoundError when the response has no list", async () => {
  fakeService({ ProjectDetails: () => ({ projects: null }) });
  await expect(fetchProject(createId("project", 2))).rejects.toThrow(NotFoundError);
});
