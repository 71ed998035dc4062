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

const bannerText = /^You are offline\./;
const failFetch = () => Promise.reject(new TypeError("Failed to fetch"));
const projects = { Projects: () => createProjectsPage([createSampleProject("a")]) } satisfies ResponseStubs;

it("the offline banner is shown in a live region until the network is back", async () => {
  await renderPortal("/", visitorResponses);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(bannerText)).toBeNull();
  setOnline(false);
  expect((await screen.findByText(bannerText)).closest("[role=status]")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(bannerText)).toBeNull());
});

it("the project list waits for the network and then loads", async () => {
  storeTestCredentials();
  const { router, getRequests, stubResponses } = await renderPortal("/faq", customerResponses);
  await screen.findByRole("heading", { name: "How can we help?" });
  setOnline(false);
  stubResponses({ Projects: failFetch });
  void router.navigate("/overview");
  await screen.findByText("Your projects are loading.");
  expect(getRequests("Projects")).toHaveLength(0);
  stubResponses(projects);
  setOnline(true);
  expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
  expect(getRequests("Projects")).toHaveLength(1);
});

it("a request during which the network was lost is sent again when the network is back", async () => {
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
  expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
});

it("the feedback form reports at once that it cannot be sent, keeps its values, and sends them later", async () => {
  const { user, getRequests, stubResponses } = await renderPortal("/feedback/p1", {
    ...visitorResponses,
    GiveFeedback: failFetch,
  });
  await user.click(await screen.findByRole("radio", { name: "Good" }));
  const comment = screen.getByRole<HTMLTextAreaElement>("textbox");
  await user.type(comment, "Half of it");
  setOnline(false);
  await user.type(comment, " and the rest");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByText(/^We could not reach our service\./)).toBeTruthy();
  expect(comment.value).toBe("Half of it and the rest");

  stubResponses({ GiveFeedback: () => ({ giveFeedback: true }) });
  setOnline(true);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByRole("heading", { name: "Thank you for your feedback" })).toBeTruthy();
  expect(getRequests("GiveFeedback").at(-1)?.variables).toMatchObject({
    rating: 3,
    comment: "Half of it and the rest",
  });
});

it("a screen that could not be loaded offline loads when the network is back", async () => {
  const { stubResponses, takeLoggedErrors } = await renderPortal("/feedback/p1", {
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
