import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lastCountry } from "../storage/lastCountry.ts";
import { removeCookies } from "../testing/browser/cookies.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { fakeService } from "../testing/network/fakeService.ts";
import {
  cabinetRequests,
  createProjectsPage,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../testing/samples/sampleProjects.ts";
import { createGuardLoaders } from "./loaders.ts";
import { createQueryClient } from "./queryClient.ts";
import { startQueries } from "./screenQueries.ts";
import { startFirstRequests, startSession } from "./start.ts";

const details = createSampleProjectDetails(1);
const responses = {
  ...customerResponses,
  ProjectDetails: () => createProjectsPage([{ ...details, project: { ...details.project, id: "p 1" } }]),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  Attachments: () => ({ attachments: [] }),
};

beforeEach(() => {
  storeTestCredentials();
  lastCountry.write("DE");
});

afterEach(() => {
  localStorage.clear();
  removeCookies();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

/** Opens a page as far as its first requests go. */
function openPage(path: string) {
  const service = fakeService(responses);
  history.replaceState(null, "", path);
  const session = startSession(createQueryClient());
  startFirstRequests(session);
  const expectRequests = (names: string[]) =>
    vi.waitFor(() =>
      expect(service.requests.map(({ name }) => name).toSorted()).toEqual(
        [...cabinetRequests, ...names].toSorted(),
      ),
    );
  return { ...service, session, expectRequests };
}

it("startFirstRequests requests the data of a project, then of its request, and the loaders repeat neither", async () => {
  const { session, expectRequests } = openPage("/project/p%201");
  const names = ["ProjectDetails", "ShowRequest", "Attachments"];
  await expectRequests(names);
  await createGuardLoaders(session.queryClient, session).signedIn({
    request: new Request(location.href),
  } as Parameters<ReturnType<typeof createGuardLoaders>["signedIn"]>[0]);
  startQueries(session, "project", { projectId: "p 1" });
  await expectRequests(names);
});

it("startFirstRequests names the locale of the last visit in its requests", async () => {
  lastCountry.write("DK");
  const { requests, expectRequests } = openPage("/overview");
  await expectRequests(["Projects"]);
  expect(new Set(requests.map(({ headers }) => headers.get("x-taglys-locale")))).toEqual(new Set(["da"]));
});

it.each([
  ["on a first visit, whose locale is not known", "/overview", () => localStorage.removeItem("country")],
  ["for a visitor who is not signed in", "/overview", () => localStorage.clear()],
  ["outside the cabinet", "/feedback/f1", () => {}],
])("startFirstRequests requests nothing %s", async (_, path, prepare) => {
  prepare();
  const { session, requests } = openPage(path);
  await vi.waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
  expect(requests).toEqual([]);
});
