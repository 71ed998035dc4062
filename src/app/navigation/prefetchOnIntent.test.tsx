import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { setSaveData } from "#testing/browser/setSaveData.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";

async function openProjectList() {
  storeTestCredentials();
  const portal = await renderPortal("/overview", {
    ...customerResponses,
    Projects: () => createProjectsPage([createSampleProject(7)]),
    ProjectDetails: () => createProjectsPage([]),
  });
  const card = await screen.findByRole("article");
  const link = card.querySelector("a");
  if (!link) throw new Error("The card has no link.");
  return { ...portal, link };
}

it.each(["pointerOver", "touchStart", "focusIn"] as const)(
  "prefetchOnIntent loads a project once after %s on its link",
  async (intent) => {
    const { link, getRequests, router } = await openProjectList();
    expect(getRequests("ProjectDetails")).toEqual([]);
    fireEvent[intent](link);
    await waitFor(() => expect(getRequests("ProjectDetails")).toHaveLength(1));
    fireEvent[intent](link);
    fireEvent[intent](link.firstElementChild ?? link);
    expect(getRequests("ProjectDetails")).toHaveLength(1);
    expect(router.state.location.pathname).toBe("/overview");
  },
);

it("prefetchOnIntent loads nothing for visitors who save data, until they stop saving", async () => {
  setSaveData(true);
  const { link, getRequests } = await openProjectList();
  fireEvent.pointerOver(link);
  expect(getRequests("ProjectDetails")).toEqual([]);
  setSaveData(false);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(getRequests("ProjectDetails")).toHaveLength(1));
});

it("prefetchOnIntent ignores links to other sites and to screens that are open to everybody", async () => {
  const { requests, queryClient } = await openProjectList();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const callsBefore = requests.length;
  for (const href of ["https://elsewhere.example/project/7", "/", "/no/such/page"]) {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    fireEvent.pointerOver(link);
    link.remove();
  }
  expect(queryClient.isFetching()).toBe(0);
  expect(requests.length).toBe(callsBefore);
});
