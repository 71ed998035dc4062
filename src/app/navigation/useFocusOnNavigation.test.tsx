import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProjectDetails,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

async function openProjectList(path = "/overview") {
  storeTestCredentials();
  const portal = await renderPortal(path, customerResponses);
  const heading = await screen.findByRole("heading", { name: "Welcome, Ada Berg" });
  return { ...portal, heading };
}

it("useFocusOnNavigation focuses the heading when the first screen replaces the start screen", async () => {
  const { heading } = await openProjectList();
  await expect.poll(() => document.activeElement).toBe(heading);
});

it("useFocusOnNavigation focuses the heading of the next screen", async () => {
  const { user, heading } = await openProjectList();
  await user.click(screen.getByRole("link", { name: "Help" }));
  await waitFor(() => expect(heading.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

it("useFocusOnNavigation takes the focus from a link under the title of the next screen", async () => {
  const { user } = await openProjectList();
  const link = screen.getByRole("link", { name: "Help" });
  const titles: string[] = [];
  link.addEventListener("blur", () => titles.push(document.title));
  await user.click(link);
  await waitFor(() => expect(titles).toEqual(["Help – My Taglys"]));
});

it("useFocusOnNavigation focuses the heading after navigating back", async () => {
  const { user, router } = await openProjectList();
  await user.click(screen.getByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  act(() => void router.navigate(-1));
  const heading = await screen.findByRole("heading", { name: "Welcome, Ada Berg" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("useFocusOnNavigation keeps the focus when the same screen reloads its data", async () => {
  const { user, router } = await openProjectList();
  await user.tab();
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  await act(() => router.revalidate());
  await expect.poll(() => document.activeElement).toBe(focused);
});

it("useFocusOnNavigation does not change the focus if the URL has a hash", async () => {
  const { user, router, heading } = await openProjectList();
  await expect.poll(() => document.activeElement).toBe(heading);
  await user.tab();
  const focused = document.activeElement;
  await act(() => router.navigate("/overview#latest"));
  await waitFor(() => expect(router.state.location.hash).toBe("#latest"));
  expect(document.activeElement).toBe(focused);
});

describe("useFocusOnNavigation: screen with a skeleton", () => {
  /** Navigates to a project whose data the test resolves. */
  async function openLoadingProject() {
    const details = Promise.withResolvers<Response>();
    storeTestCredentials();
    const portal = await renderPortal("/overview", {
      ...customerResponses,
      ProjectDetails: () => details.promise,
    });
    await screen.findByRole("heading", { name: "Welcome, Ada Berg" });
    await act(() => portal.router.navigate(urls.project));
    await screen.findByText("Your project is loading.");
    const items = [createSampleProjectDetails(1, { activeRequest: null })];
    return {
      ...portal,
      resolveProject: () => details.resolve(Response.json({ data: createProjectsPage(items) })),
    };
  }

  it("focuses the heading when it is rendered", async () => {
    const { resolveProject } = await openLoadingProject();
    resolveProject();
    const heading = await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("keeps the focus if the visitor has moved it", async () => {
    const { user, resolveProject } = await openLoadingProject();
    await user.tab();
    const focused = document.activeElement;
    resolveProject();
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    await expect.poll(() => document.activeElement).toBe(focused);
  });
});
