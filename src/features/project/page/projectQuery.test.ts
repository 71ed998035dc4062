import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
  expect(requests.map(({ variables }) => variables)).toEqual([{ skip: 0 }]);
  expect(requests[0]?.body).toContain("projects(take: 10, skip: $skip)");
});

/** Responds with `total` projects in pages of 10 at most. */
function fakeProjectList(total: number, maxPageSize = 10) {
  return fakeService({
    ProjectDetails: ({ variables, pageSize }) => {
      if (pageSize > maxPageSize) {
        const error = { message: "Too many items.", extensions: { code: "PAGINATION_MAX_ITEMS" } };
        return Response.json({ data: { projects: null }, errors: [error] });
      }
      const skip = Number(variables["skip"]);
      const length = Math.max(Math.min(pageSize, total - skip), 0);
      const items = Array.from({ length }, (_, index) => createSampleProjectDetails(skip + index));
      return createProjectsPage(items, skip + pageSize < total);
    },
  });
}

it("projectQuery requests further pages until it finds the project", async () => {
  const { requests } = fakeProjectList(2000);
  expect((await fetchProject(createId("project", 29))).project.id).toBe(createId("project", 29));
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 10, 20]);
});

it("projectQuery finds a project in a service that allows only smaller pages", async () => {
  const { requests } = fakeProjectList(12, 5);
  expect((await fetchProject(createId("project", 7))).project.id).toBe(createId("project", 7));
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 0, 5]);
});

it("projectQuery requests no page beyond the end of the list for an unknown project", async () => {
  const { requests } = fakeProjectList(24);
  await expect(fetchProject("none")).rejects.toMatchObject({ kind: "notFound" });
  expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 10, 20]);
});

it("projectQuery finds no project when the response has no list", async () => {
  fakeService({ ProjectDetails: () => ({ projects: null }) });
  await expect(fetchProject(createId("project", 2))).rejects.toMatchObject({ kind: "notFound" });
});
