import "../../testing/dialogElement.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { WindowTitle } from "../../api/generated/registration/graphql.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { failure, graphQlError } from "../../testing/responses.ts";
import { customerAnswers } from "../../testing/sampleData.ts";
import { sampleWindow } from "../../testing/sampleWindow.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";

function openWindow(RegisteredWindowById: NonNullable<Answers["RegisteredWindowById"]>) {
  rememberSignIn();
  return renderPortal("/window/window-1", { ...customerAnswers, RegisteredWindowById });
}

function openSample(changes: Parameters<typeof sampleWindow>[0] = {}) {
  return openWindow(() => ({ registeredWindowById: sampleWindow(changes) }));
}

/** The part of the screen with this heading. */
async function part(name: string) {
  return within(await screen.findByRole("region", { name }));
}

describe("the screen of a window", () => {
  it("[R2.27] [R7.43] asks for the window and says what it is, where, and in the tab", async () => {
    const { callsOf } = await openSample();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Solar roof window");
    expect(screen.getByText("Bedroom", { selector: "p" })).toBeTruthy();
    expect(document.title).toContain("Registered window");
    expect(callsOf("RegisteredWindowById").map(({ variables }) => variables)).toEqual([{ id: "window-1" }]);
  });

  it("leaves the focus where it is when it opens", async () => {
    await openSample();
    await part("Notes");
    expect(document.activeElement).toBe(document.body);
  });

  it("[R7.43] shows the facts, with days that no time zone moves", async () => {
    await openSample();
    const facts = await part("About this window");
    for (const text of ["TGS M06", "TG26104000", "March 1, 2026", "March 14, 2026"]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    const datasheet = facts.getByRole("link", { name: "Open datasheet" });
    expect(datasheet.getAttribute("href")).toBe(`${location.origin}/files/datasheets/tgs.pdf`);
    expect(datasheet.getAttribute("rel")).toBe("noopener");
  });

  it("shows the owner and how to reach them", async () => {
    await openSample();
    const owner = await part("Owner");
    expect(owner.getByText("Mrs Ada Berg")).toBeTruthy();
    expect(owner.getByText(/Mönckebergstraße 7a/).textContent).toBe("Mönckebergstraße 7a20095 Hamburg");
    expect(owner.getByRole("link", { name: "ada@example.org" }).getAttribute("href")).toBe(
      "mailto:ada%40example.org",
    );
    expect(owner.getByRole("link", { name: "+49 40 7654321" }).getAttribute("href")).toBe("tel:+49407654321");
  });

  it("leads back to the project, or to the overview where there is none", async () => {
    const { queryClient } = await openSample();
    const link = await screen.findByRole("link", { name: "To the project" });
    expect(link.getAttribute("href")).toBe("/project/project-1");
    queryClient.setQueryData(["registeredWindow", "window-1"], sampleWindow({ projectId: null }));
    const overview = await screen.findByRole("link", { name: "To the overview" });
    expect(overview.getAttribute("href")).toBe("/overview");
  });

  it("leaves out what is not known", async () => {
    await openSample({
      installationDate: null,
      productDatasheet: null,
      owner: null,
      imageUrl: null,
      gallery: [],
      installerLogo: null,
    });
    const facts = await part("About this window");
    expect(facts.queryByText("Installed on")).toBeNull();
    expect(facts.queryByText("Product datasheet")).toBeNull();
    expect(screen.queryByRole("region", { name: "Owner" })).toBeNull();
    expect(screen.queryByRole("button", { name: /image gallery/ })).toBeNull();
  });

  it("does not link an address that would run as a script", async () => {
    await openSample({ productDatasheet: "javascript:alert(1)" });
    const facts = await part("About this window");
    expect(facts.queryByText("Product datasheet")).toBeNull();
  });

  it.each<[WindowTitle, string]>([
    ["DEFAULT", "Roof window"],
    ["ELECTRIC", "Electric roof window"],
    ["FIXED", "Fixed roof window"],
    ["INTEGRA_PIVOT_ELECTRIC", "Integra electric centre-pivot window"],
    ["INTEGRA_PIVOT_SOLAR", "Integra solar centre-pivot window"],
    ["INTEGRA_PIVOT_TOP_HUNG_ELECTRIC", "Integra electric top-hung window"],
    ["PIVOTING_WINDOW_BOTTOM_CONTROL", "Centre-pivot window with bottom handle"],
    ["PIVOTING_WINDOW_UPPER_CONTROL", "Centre-pivot window with top control bar"],
    ["SOLAR", "Solar roof window"],
  ])("[R3.22] has a name for %s", async (title, name) => {
    await openSample({ title });
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  });

  it("shows a kind and a room that only a newer backend knows", async () => {
    const window = { ...sampleWindow(), title: "PORTHOLE", room: "WINTER_GARDEN" };
    await openWindow(() => Response.json({ data: { registeredWindowById: window } }));
    expect(await screen.findByRole("heading", { level: 1, name: "Roof window" })).toBeTruthy();
    const room = screen.getByRole<HTMLSelectElement>("combobox", { name: "Room" });
    expect(room.selectedOptions[0]?.textContent).toBe("Other room");
  });
});

describe("the pictures of a window", () => {
  it("[R9.14] open in full screen mode, each once and with captions", async () => {
    const { user } = await openSample();
    await user.click(await screen.findByRole("button", { name: "Open image gallery in full screen mode" }));
    const gallery = within(screen.getByRole("dialog", { name: "Solar roof window" }));
    expect(gallery.getByRole("status").textContent).toBe("Picture 1 of 3");
    expect(gallery.getAllByRole("listitem")).toHaveLength(3);
    await user.keyboard("{ArrowRight}");
    expect(gallery.getByRole("status").textContent).toBe("Picture 2 of 3");
    await user.click(gallery.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a window that is not there yet, or not at all", () => {
  it("is said to be loading", async () => {
    const answer = Promise.withResolvers<{ registeredWindowById: ReturnType<typeof sampleWindow> }>();
    await openWindow(() => answer.promise);
    expect((await screen.findByText("Your window is loading.")).closest("[aria-busy=true]")).toBeTruthy();
    answer.resolve({ registeredWindowById: sampleWindow() });
    expect(await screen.findByRole("heading", { name: "Solar roof window" })).toBeTruthy();
    expect(screen.queryByText("Your window is loading.")).toBeNull();
  });

  it("[R5.1] [R2.27] shows that it was not found, inside the cabinet", async () => {
    const { takeLoggedErrors } = await openWindow(() => ({ registeredWindowById: null }));
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    expect(screen.queryByText("Your window is loading.")).toBeNull();
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });

  it.each([
    ["refuses", () => graphQlError("Sorry.")],
    ["fails", () => failure(502, "Bad Gateway")],
  ])("is loaded again on demand where the service %s", async (_, refusal) => {
    const { user, answer, takeLoggedErrors } = await openWindow(refusal);
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    answer({ RegisteredWindowById: () => ({ registeredWindowById: sampleWindow() }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Solar roof window" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });
});
