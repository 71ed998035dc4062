import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderScreen } from "../../testing/renderScreen.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { sampleWindowsPage } from "../../testing/sampleWindow.ts";
import { currentToasts } from "../../ui/toastStore.ts";
import { RegisteredWindows } from "./RegisteredWindows.tsx";

type Props = Parameters<typeof RegisteredWindows>[0];

function show(list: NonNullable<Answers["RegisteredWindows"]>, props: Props = {}) {
  return renderScreen(<RegisteredWindows {...props} />, { answers: { RegisteredWindows: list } });
}

describe("the list of windows", () => {
  it("[R7.42] shows what each window is, where it is and since when, and leads to it", async () => {
    await show(() => sampleWindowsPage([{ id: "w1" }, { id: "w2", title: "FIXED", room: null }]));
    const [first, second] = await screen.findAllByRole("article");
    const card = within(first ?? document.body);
    expect(card.getByRole("link", { name: "Solar roof window" }).getAttribute("href")).toBe("/window/w1");
    expect(card.getByText("Bedroom")).toBeTruthy();
    expect(card.getByText("Installed on March 1, 2026")).toBeTruthy();
    expect(second?.textContent).toContain("Fixed roof window");
    expect(screen.getByRole("heading", { level: 2, name: "Registered windows" })).toBeTruthy();
  });

  it("[R7.42] asks for all windows, the newest first", async () => {
    const { callsOf } = await show(() => sampleWindowsPage([{}]));
    await screen.findByRole("article");
    expect(callsOf("RegisteredWindows").map(({ variables }) => variables)).toEqual([
      { order: { createdAt: "DESC" }, take: 6, skip: 0 },
    ]);
  });

  it("[R7.42] asks for those of a project alone", async () => {
    const { callsOf } = await show(() => sampleWindowsPage([{}]), { projectId: "p1", headingLevel: 3 });
    expect(await screen.findByRole("heading", { level: 4, name: "Solar roof window" })).toBeTruthy();
    expect(callsOf("RegisteredWindows")[0]?.variables["where"]).toEqual({ projectId: "p1" });
  });

  it("[R4.16] goes page by page while there is a next one", async () => {
    const { user, callsOf } = await show(({ variables: { skip } }) =>
      sampleWindowsPage([{ id: `from-${skip}` }], skip === 0),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("2 windows are shown.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(callsOf("RegisteredWindows").map(({ variables }) => variables["skip"])).toEqual([0, 6]);
  });

  it("[R4.16] keeps what is there when a further page fails, and tries it again", async () => {
    const { user, answer } = await show(({ variables: { skip } }) =>
      skip === 0 ? sampleWindowsPage([{ id: "w1" }], true) : graphQlError("Too much."),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Further windows could not be loaded.")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(currentToasts()).toEqual([]);
    answer({ RegisteredWindows: () => sampleWindowsPage([{ id: "w2" }]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("2 windows are shown.")).toBeTruthy();
    expect(screen.queryByText("Further windows could not be loaded.")).toBeNull();
  });

  it("is said to be loading", async () => {
    await show(() => Promise.withResolvers<Response>().promise);
    expect((await screen.findByText("Your windows are loading.")).closest("[aria-busy=true]")).toBeTruthy();
  });

  it("fails in its own place, and is loaded again on demand", async () => {
    const { user, answer } = await show(() => graphQlError("Sorry."));
    expect((await screen.findByRole("alert")).textContent).toContain("Your windows could not be loaded.");
    expect(screen.getByRole("heading", { name: "The screen" })).toBeTruthy();
    answer({ RegisteredWindows: () => sampleWindowsPage([{}]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a list of somebody who is signed out", () => {
  it("says nothing: the visitor is on the way to sign in", async () => {
    const { queryClient } = await show(() => graphQlError("No.", "AUTH_NOT_AUTHORIZED"));
    await screen.findByRole("heading", { name: "The screen" });
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.poll(() => screen.queryByText("Your windows are loading.")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a list without windows", () => {
  it("invites to register one where that is possible", async () => {
    await show(() => sampleWindowsPage([]), { registerPath: "/window-registration" });
    expect(await screen.findByRole("heading", { name: "No window registered yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register a window" }).getAttribute("href")).toBe(
      "/window-registration",
    );
  });

  it("is nothing at all where it is not", async () => {
    const { queryClient } = await show(() => sampleWindowsPage([]));
    await screen.findByRole("heading", { name: "The screen" });
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.poll(() => screen.queryByText("Your windows are loading.")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Registered windows" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "No window registered yet" })).toBeNull();
  });
});
