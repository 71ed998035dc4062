import { ids } from "#schema/createId.ts";
import { findSection } from "#testing/rendering/sections.ts";
import { urls } from "#testing/samples/urls.ts";
import "#testing/dialogElement.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses } from "#testing/samples/sampleProjects.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
import { windowQuery } from "./windowQuery.ts";

function openWindowPage(RegisteredWindowById: NonNullable<ResponseStubs["RegisteredWindowById"]>) {
  storeTestCredentials();
  return renderPortal(urls.window, { ...customerResponses, RegisteredWindowById });
}

function openSample(changes: Parameters<typeof createSampleWindow>[0] = {}) {
  return openWindowPage(() => ({ registeredWindowById: createSampleWindow(changes) }));
}

describe("WindowPage", () => {
  it("shows title and room of the window, and sets the document title", {
    tags: ["R2.27", "R7.43"],
  }, async () => {
    const { getRequests } = await openSample();
    expect(await screen.findByRole("heading", { level: 1, name: "Solar roof window" })).toBeTruthy();
    expect(screen.getByText("Bedroom", { selector: "p" })).toBeTruthy();
    expect(document.title).toBe("Registered window – My Taglys");
    expect(getRequests("RegisteredWindowById").map(({ variables }) => variables)).toEqual([
      { id: ids.window },
    ]);
  });

  it("has the focus on its heading when it opens", async () => {
    await openSample();
    await findSection("Notes");
    await expect.poll(() => document.activeElement?.tagName).toBe("H1");
  });

  it("shows the facts, with dates independent of the time zone", { tags: ["R3.13"] }, async () => {
    await openSample();
    const facts = await findSection("About this window");
    for (const text of ["TGS M06", "TG26104000", "March 1, 2026", "March 14, 2026"]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    const datasheet = facts.getByRole("link", { name: "Open datasheet" });
    expect(datasheet.getAttribute("href")).toBe(`${location.origin}/files/datasheets/tgs.pdf`);
    expect(datasheet.getAttribute("rel")).toBe("noopener");
  });

  it("shows the owner with address and contact links", async () => {
    await openSample();
    const owner = await findSection("Owner");
    expect(owner.getByText("Mrs Ada Berg")).toBeTruthy();
    expect(owner.getByText(/Mönckebergstraße 7a/).textContent).toBe("Mönckebergstraße 7a20095\u00A0Hamburg");
    expect(owner.getByRole("link", { name: "ada@example.org" }).getAttribute("href")).toBe(
      "mailto:ada%40example.org",
    );
    const phone = owner.getByRole("link", { name: "Call +49\u00A040\u00A07654321, Mrs Ada Berg" });
    expect(phone.textContent).toBe("+49\u00A040\u00A07654321");
    expect(phone.getAttribute("href")).toBe("tel:+49407654321");
  });

  it("links back to the project, or to the list of windows for a window without one", async () => {
    const { queryClient } = await openSample();
    const link = await screen.findByRole("link", { name: "Back to the project" });
    expect(link.getAttribute("href")).toBe(urls.project);
    queryClient.setQueryData(windowQuery(ids.window).queryKey, createSampleWindow({ projectId: null }));
    const windows = await screen.findByRole("link", { name: "Back to my windows" });
    expect(windows.getAttribute("href")).toBe("/overview#windows");
  });

  it("does not link a datasheet URL that would run as a script", async () => {
    await openSample({ productDatasheet: "javascript:alert(1)" });
    const facts = await findSection("About this window");
    expect(facts.queryByText("Product datasheet")).toBeNull();
  });

  it("shows a fallback for a title and a room that only a newer backend knows", async () => {
    const window = { ...createSampleWindow(), title: "PORTHOLE", room: "WINTER_GARDEN" };
    await openWindowPage(() => Response.json({ data: { registeredWindowById: window } }));
    expect(await screen.findByRole("heading", { level: 1, name: "Roof window TG26104000" })).toBeTruthy();
    const room = screen.getByRole<HTMLSelectElement>("combobox", { name: "Room" });
    expect(room.selectedOptions[0]?.textContent).toBe("Other room");
  });
});

describe("WindowPage gallery", () => {
  it("opens in full screen mode and shows each image once, with a caption", async () => {
    const { user } = await openSample();
    await user.click(await screen.findByRole("button", { name: "Open image gallery in full screen mode" }));
    const gallery = within(screen.getByRole("dialog", { name: "Solar roof window" }));
    expect(gallery.getByText("Picture 1 of 3")).toBeTruthy();
    expect(gallery.getAllByRole("listitem")).toHaveLength(3);
    await user.keyboard("{ArrowRight}");
    expect(gallery.getByText("Picture 2 of 3")).toBeTruthy();
    await user.click(gallery.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("WindowPage without a window", () => {
  it("shows a not-found screen if the service cannot read the id", async () => {
    const message = "Unable to convert the value of the argument `id` to `System.Int64`.";
    const errors = [{ message, path: ["registeredWindowById"] }];
    const { getRequests, takeLoggedErrors } = await openWindowPage(() =>
      Response.json({ errors, data: { registeredWindowById: null } }),
    );
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(getRequests("RegisteredWindowById")).toHaveLength(1);
    takeLoggedErrors();
  });

  it("shows a not-found screen inside the cabinet layout", { tags: ["R5.1"] }, async () => {
    const { takeLoggedErrors } = await openWindowPage(() => ({ registeredWindowById: null }));
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    expect(screen.queryByText("Your window is loading.")).toBeNull();
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });
});
