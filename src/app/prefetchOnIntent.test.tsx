import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, samplePage, sampleProject } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

async function openList() {
  rememberSignIn();
  const portal = await renderPortal("/overview", {
    ...customerAnswers,
    Projects: () => samplePage([sampleProject("7")]),
    ProjectDetails: () => ({ projects: { items: [], pageInfo: { hasNextPage: false } } }),
    ProjectRequests: () => ({ projectRequests: [] }),
  });
  const card = await screen.findByRole("article");
  const link = card.querySelector("a");
  if (!link) throw new Error("The card has no link.");
  return { ...portal, link };
}

it.each(["pointerOver", "touchStart", "focusIn"] as const)(
  "loads a project as soon as a visitor comes to its link (%s), and once",
  async (intent) => {
    const { link, callsOf, router } = await openList();
    expect(callsOf("ProjectDetails")).toEqual([]);
    fireEvent[intent](link);
    await waitFor(() => expect(callsOf("ProjectDetails")).toHaveLength(1));
    fireEvent[intent](link);
    fireEvent[intent](link.firstElementChild ?? link);
    expect(callsOf("ProjectDetails")).toHaveLength(1);
    expect(router.state.location.pathname).toBe("/overview");
  },
);

it("leaves links to other sites and to screens for everybody alone", async () => {
  const { calls, queryClient } = await openList();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = calls.length;
  for (const href of ["https://elsewhere.example/project/7", "/", "/no/such/page"]) {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    fireEvent.pointerOver(link);
    link.remove();
  }
  expect(queryClient.isFetching()).toBe(0);
  expect(calls.length).toBe(before);
});
