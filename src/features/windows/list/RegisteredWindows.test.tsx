import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { WindowTitle } from "#api/generated/registration.ts";
import { createId, ids } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { findSection } from "#testing/rendering/sections.ts";
import { createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";
import { getToasts } from "#ui/notices/toastStore.ts";
import { RegisteredWindows } from "./RegisteredWindows.tsx";

type Props = Parameters<typeof RegisteredWindows>[0];

function renderList(list: NonNullable<ResponseStubs["RegisteredWindows"]>, props: Props = {}) {
  return renderScreen(<RegisteredWindows {...props} />, {
    responses: { RegisteredWindows: list, RegisteredWindowsOfProject: list },
  });
}

describe("RegisteredWindows", () => {
  it("shows title, room and installation date of each window, with a link to it", async () => {
    await renderList(() => createWindowsPage([{}, { title: "FIXED", room: null }]));
    const [first, second] = await screen.findAllByRole("article");
    const card = within(first ?? document.body);
    expect(card.getByRole("link", { name: "Solar roof window" }).getAttribute("href")).toBe(urls.window);
    expect(card.getByText("Bedroom")).toBeTruthy();
    expect(card.getByText("Installed on March 1, 2026")).toBeTruthy();
    expect(second?.textContent).toContain("Fixed roof window");
    expect(screen.getByRole("heading", { level: 2, name: "Registered windows" })).toBeTruthy();
  });

  it("names each kind of window with its title", { tags: ["R3.22"] }, async () => {
    const names: Record<WindowTitle, string> = {
      DEFAULT: "Roof window TG26104000",
      ELECTRIC: "Electric roof window",
      FIXED: "Fixed roof window",
      INTEGRA_PIVOT_ELECTRIC: "Integra electric centre-pivot window",
      INTEGRA_PIVOT_SOLAR: "Integra solar centre-pivot window",
      INTEGRA_PIVOT_TOP_HUNG_ELECTRIC: "Integra electric top-hung window",
      PIVOTING_WINDOW_BOTTOM_CONTROL: "Centre-pivot window with bottom handle",
      PIVOTING_WINDOW_UPPER_CONTROL: "Centre-pivot window with top control bar",
      SOLAR: "Solar roof window",
    };
    const titles = Object.keys(names) as WindowTitle[];
    await renderList(() => createWindowsPage(titles.map((title) => ({ id: title, title }))));
    const headings = await screen.findAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(Object.values(names));
  });

  it("distinguishes windows of an unknown kind by their serial numbers", async () => {
    const unknown = JSON.parse('{ "title": "ROUND" }');
    await renderList(() =>
      createWindowsPage([
        { title: "DEFAULT", serialNumber: "SN1" },
        { title: "DEFAULT", serialNumber: "SN2" },
        { serialNumber: "SN3", ...unknown },
      ]),
    );
    const links = await screen.findAllByRole("link", { name: /^Roof window/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Roof window SN1",
      "Roof window SN2",
      "Roof window SN3",
    ]);
  });

  it("requests all windows, newest first", { tags: ["R3.23", "R7.42"] }, async () => {
    const { getRequests } = await renderList(() => createWindowsPage([{}]));
    await screen.findByRole("article");
    const [request, ...others] = getRequests("RegisteredWindows");
    expect(request?.body).toContain("(order: { createdAt: DESC }, take: 6, skip: $skip)");
    expect(request?.variables).toEqual({ skip: 0 });
    expect(others).toEqual([]);
  });

  it("requests the windows of a project", async () => {
    const { getRequests } = await renderList(() => createWindowsPage([{}]), {
      projectId: ids.project,
    });
    expect(await screen.findByRole("heading", { level: 3, name: "Solar roof window" })).toBeTruthy();
    const [request] = getRequests("RegisteredWindowsOfProject");
    expect(request?.variables).toEqual({ projectId: ids.project, skip: 0 });
  });

  it("loads further pages while there is a next one", { tags: ["R4.16"] }, async () => {
    const { user, getRequests } = await renderList(({ variables: { skip } }) =>
      createWindowsPage([{ id: createId("window", Number(skip)) }], skip === 0),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    await expect.poll(getAnnouncement).toBe("2 windows are shown.");
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(getRequests("RegisteredWindows").map(({ variables }) => variables["skip"])).toEqual([0, 1]);
  });

  it("keeps the loaded windows when a further page fails, and retries it on request", async () => {
    const { user, stubResponses } = await renderList(({ variables: { skip } }) =>
      skip === 0 ? createWindowsPage([{}], true) : createGraphQlErrorResponse("Too much."),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Further windows could not be loaded.")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(getToasts()).toEqual([]);
    stubResponses({ RegisteredWindows: () => createWindowsPage([{ id: createId("window", 2) }]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expect.poll(getAnnouncement).toBe("2 windows are shown.");
    expect(screen.queryByText("Further windows could not be loaded.")).toBeNull();
  });

  it("does not move its heading and the link to the registration while the list loads", async () => {
    const list = Promise.withResolvers<Response>();
    await renderList(() => list.promise, { registerPath: "/window-registration" });
    await screen.findByText("Your windows are loading.");
    const heading = screen.getByRole("heading", { name: "Registered windows" });
    const link = screen.getByRole("link", { name: "Register a window" });
    expect(link.getAttribute("href")).toBe("/window-registration");
    list.resolve(Response.json({ data: createWindowsPage([]) }));
    await screen.findByText("No window registered yet");
    expect(screen.getByRole("heading", { name: "Registered windows" })).toBe(heading);
    expect(screen.getByRole("link", { name: "Register a window" })).toBe(link);
  });

  it("shows an error in place of the list, and retries on request", async () => {
    const { user, stubResponses } = await renderList(() => createGraphQlErrorResponse("Sorry."));
    expect((await screen.findByRole("alert")).textContent).toContain("Your windows could not be loaded.");
    expect(screen.getByRole("heading", { name: "The screen" })).toBeTruthy();
    stubResponses({ RegisteredWindows: () => createWindowsPage([{}]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Registered windows" }));
  });
});

describe("RegisteredWindows without windows", () => {
  it("explains an empty list, and why to register a window if that is possible", async () => {
    await renderList(() => createWindowsPage([]), { registerPath: "/window-registration" });
    const section = await findSection("Registered windows");
    expect(await section.findByText("No window registered yet")).toBeTruthy();
    expect(section.getByText(/^Register your roof windows/)).toBeTruthy();
  });

  it.each([undefined, ids.project])(
    "renders nothing in a country without registration: project %s",
    async (projectId) => {
      const { queryClient } = await renderList(() => createWindowsPage([]), { projectId });
      await screen.findByRole("heading", { name: "The screen" });
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      await expect.poll(() => screen.queryByText("Your windows are loading.")).toBeNull();
      expect(screen.queryByRole("heading", { name: "Registered windows" })).toBeNull();
    },
  );
});
