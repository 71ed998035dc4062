import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, sampleProjectDetails } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

async function openList(address = "/overview") {
  rememberSignIn();
  const portal = await renderPortal(address, customerAnswers);
  const heading = await screen.findByRole("heading", { name: "Hello Ada, here are your projects" });
  return { ...portal, heading };
}

it("leaves the focus alone on the first screen", async () => {
  await openList();
  expect(document.activeElement).toBe(document.body);
});

it("moves the focus to the heading of the screen that was navigated to", async () => {
  const { user, heading } = await openList();
  await user.click(screen.getByRole("link", { name: "Help" }));
  await waitFor(() => expect(heading.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

it("moves it again on the way back", async () => {
  const { user, router } = await openList();
  await user.click(screen.getByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  act(() => void router.navigate(-1));
  const heading = await screen.findByRole("heading", { name: "Hello Ada, here are your projects" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("leaves it where it is while the same screen loads anew", async () => {
  const { user, router } = await openList();
  await user.tab();
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  await act(() => router.revalidate());
  expect(document.activeElement).toBe(focused);
});

it("leaves it to the browser where the address names a part of the page", async () => {
  const { router, heading } = await openList();
  await act(() => router.navigate("/overview#latest"));
  await waitFor(() => expect(router.state.location.hash).toBe("#latest"));
  expect(document.activeElement).not.toBe(heading);
});

describe("a screen that is still to load", () => {
  /** Goes to a project whose data are on their way. */
  async function openLateProject() {
    const details = Promise.withResolvers<Response>();
    rememberSignIn();
    const portal = await renderPortal("/overview", {
      ...customerAnswers,
      ProjectDetails: () => details.promise,
      ProjectRequests: () => ({ projectRequests: [] }),
    });
    await screen.findByRole("heading", { name: "Hello Ada, here are your projects" });
    await act(() => portal.router.navigate("/project/p1"));
    await screen.findByText("Your project is loading.");
    const items = [sampleProjectDetails("p1", { activeRequest: null })];
    return {
      ...portal,
      arrive: () =>
        details.resolve(Response.json({ data: { projects: { items, pageInfo: { hasNextPage: false } } } })),
    };
  }

  it("has the focus on its heading once that is there", async () => {
    const { arrive } = await openLateProject();
    arrive();
    const heading = await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("leaves the focus where the visitor has moved it meanwhile", async () => {
    const { user, arrive } = await openLateProject();
    await user.tab();
    const focused = document.activeElement;
    arrive();
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    expect(document.activeElement).toBe(focused);
  });
});
