import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { setOnline } from "#testing/browser/setOnline.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
  visitorResponses,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

const bannerText = /^You are offline\./;
const failFetch = () => Promise.reject(new TypeError("Failed to fetch"));
const projects = { Projects: () => createProjectsPage([createSampleProject(1)]) } satisfies ResponseStubs;

it("the offline banner is shown in a live region until the network is back", async () => {
  await renderPortal("/", visitorResponses);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(bannerText)).toBeNull();
  setOnline(false);
  expect(await screen.findByText(bannerText)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(bannerText)).toBeNull());
});

it("the project list waits for the network and then loads", async () => {
  storeTestCredentials();
  const { router, getRequests, stubResponses } = await renderPortal(
    "/installed-windows/claim/token",
    customerResponses,
  );
  await screen.findByRole("heading", { name: "Roof windows for your account" });
  setOnline(false);
  stubResponses({ Projects: failFetch });
  void router.navigate("/overview");
  await screen.findByText("Your projects are loading.");
  expect(getRequests("Projects")).toHaveLength(0);
  stubResponses(projects);
  setOnline(true);
  expect(await screen.findByRole("link", { name: "Street of p1 7" })).toBeTruthy();
  expect(getRequests("Projects")).toHaveLength(1);
});

it("the portal repeats an interrupted request when the network is back", async () => {
  storeTestCredentials();
  const lostResponse = Promise.withResolvers<never>();
  const { getRequests, stubResponses } = await renderPortal("/overview", {
    ...customerResponses,
    Projects: () => lostResponse.promise,
  });
  await screen.findByText("Your projects are loading.");
  expect(getRequests("Projects")).toHaveLength(1);
  setOnline(false);
  stubResponses(projects);
  lostResponse.reject(new TypeError("Failed to fetch"));
  setOnline(true);
  expect(await screen.findByRole("link", { name: "Street of p1 7" })).toBeTruthy();
});

it("a screen that could not be loaded offline loads when the network is back", async () => {
  const { stubResponses, takeLoggedErrors } = await renderPortal(urls.feedback, {
    RuntimeConfig: failFetch,
  });
  await screen.findByText(/^We could not reach our service\./);
  setOnline(false);
  stubResponses(visitorResponses);
  expect(await screen.findByText(bannerText)).toBeTruthy();
  setOnline(true);
  expect(await screen.findByRole("heading", { name: "How did it go?" })).toBeTruthy();
  expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
});
