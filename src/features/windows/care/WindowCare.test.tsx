import { getSection } from "#testing/rendering/sections.ts";
import { urls } from "#testing/samples/urls.ts";
import "#testing/dialogElement.ts";
import { screen } from "@testing-library/react";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-06-15T10:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

const getCare = () => getSection("Care and documents");

describe("WindowCare", () => {
  it("downloads a reminder that recurs on each anniversary of the installation", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "blob:care";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user } = await openWindowPage({});
    await user.click(getCare().getByRole("button", { name: "Remind me every year" }));
    await expect.poll(() => click.mock.contexts).toMatchObject([{ download: "care-TG26104000.ics" }]);
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? ""));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.summary).toBe("Care for: Solar roof window (Bedroom)");
    expect(event.startDate.toString()).toBe("2028-03-01");
    expect(event.description).toContain(`${location.origin}${urls.window}`);
    const recurrence = event.iterator();
    expect([recurrence.next(), recurrence.next()].map(String)).toEqual(["2028-03-01", "2029-03-01"]);
  });

  it("prints a sheet with serial number, dates, installer and documents", async () => {
    const printed: (string | null | undefined)[] = [];
    vi.spyOn(window, "print").mockImplementation(() => {
      printed.push(document.querySelector("[data-print-sheet]")?.textContent);
    });
    const { user } = await openWindowPage({});
    await user.click(getCare().getByRole("button", { name: "Print the window sheet" }));
    expect(printed).toHaveLength(1);
    for (const text of ["Solar roof window", "TG26104000", "March 1, 2026", "Roof & Light", "invoice.pdf"]) {
      expect(printed[0]).toContain(text);
    }
  });

  it("shares serial number, dates, installer and datasheet if the device can share", async () => {
    const share = vi.fn(async (_: ShareData) => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = await openWindowPage({}, { room: null });
    await user.click(getCare().getByRole("button", { name: "Share the window details" }));
    expect(share.mock.calls).toEqual([
      [
        {
          title: "Solar roof window",
          text: [
            "Solar roof window",
            "Model code: TGS M06",
            "Serial number: TG26104000",
            "Installed on: March 1, 2026",
            "Registered on: March 14, 2026",
            "Installer: Roof & Light",
            `Product datasheet: ${location.origin}/files/datasheets/tgs.pdf`,
            "Invoice: invoice.pdf",
          ].join("\n"),
        },
      ],
    ]);
  });

  it("shows the age of the window beside the day of installation", async () => {
    await openWindowPage({});
    const age = screen.getByText("Age").closest("dt");
    expect(age?.nextSibling?.textContent).toBe("1 year");
    expect(getCare().queryByRole("button", { name: /Share/ })).toBeNull();
  });
});
