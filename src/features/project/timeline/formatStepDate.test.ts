import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { createDateFormats } from "#i18n/formats/dateFormats.ts";
import { formatStepDate } from "./formatStepDate.ts";

const dateFormats = createDateFormats(createIntl({ locale: "en-GB" }), "Europe/Berlin");
const dates = {
  createdAt: "2026-03-14T09:00:00.000Z",
  siteVisitDate: "2026-03-20T13:30:00.000Z",
  installationStartDate: "2026-04-30",
  installationEndDate: "2026-05-02",
};

describe("formatStepDate", () => {
  it("shows the day of sending the request at the first step", () => {
    expect(formatStepDate(dateFormats, { id: "sent", state: "done" }, dates)).toBe("14 March 2026");
  });

  it("shows day and time of the site visit in the time zone of the country", () => {
    expect(formatStepDate(dateFormats, { id: "siteVisit", state: "upcoming" }, dates)).toBe(
      "20 March 2026 at 14:30",
    );
    expect(
      formatStepDate(dateFormats, { id: "siteVisit", state: "current" }, { ...dates, siteVisitDate: null }),
    ).toBe(undefined);
  });

  it("shows the days of the installation", () => {
    const shown = formatStepDate(dateFormats, { id: "installation", state: "upcoming" }, dates);
    // Dash and spaces depend on the version of the locale data.
    expect(shown?.replace(/\s*–\s*/u, " to ")).toBe("30 April to 2 May 2026");
  });

  it("shows no day of the installation before there is an agreement", () => {
    const notAgreed = { ...dates, installationStartDate: null, installationEndDate: null };
    expect(formatStepDate(dateFormats, { id: "installation", state: "upcoming" }, notAgreed)).toBeUndefined();
  });

  it.each([
    ["dateSet", "current", true],
    ["dateSet", "paused", true],
    ["dateSet", "done", false],
    ["dateSet", "upcoming", false],
    ["dateSet", "stopped", false],
    ["installation", "stopped", false],
    ["installation", "current", true],
    ["offer", "done", false],
  ] as const)("shows the installation date at the step %s in state %s: %s", (id, state, shown) => {
    expect(formatStepDate(dateFormats, { id, state }, dates) !== undefined).toBe(shown);
  });
});
