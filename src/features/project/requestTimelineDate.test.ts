// @vitest-environment node
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { dateOfStep } from "./requestTimelineDate.ts";

const berlin = createIntl({ locale: "en-GB", timeZone: "Europe/Berlin" });
const dates = {
  createdAt: "2026-03-14T09:00:00.000Z",
  siteVisitDate: "2026-03-20T13:30:00.000Z",
  installationStartDate: "2026-04-30",
  installationEndDate: "2026-05-02",
};

describe("the date at a step", () => {
  it("[R4.1] is the day of the sending at the first", () => {
    expect(dateOfStep(berlin, { id: "sent", state: "done" }, dates)).toBe("14 March 2026");
  });

  it("[R4.1] is day and time of the visit in the visitor’s own time", () => {
    expect(dateOfStep(berlin, { id: "siteVisit", state: "upcoming" }, dates)).toBe("20 March 2026 at 14:30");
    expect(dateOfStep(berlin, { id: "siteVisit", state: "current" }, { ...dates, siteVisitDate: null })).toBe(
      undefined,
    );
  });

  it.each(["Pacific/Auckland", "America/Los_Angeles", "UTC"])(
    "[R4.1] is the same days of the installation in %s",
    (timeZone) => {
      const intl = createIntl({ locale: "en-GB", timeZone });
      const shown = dateOfStep(intl, { id: "installation", state: "upcoming" }, dates);
      // The dash and the spaces around it are the locale's.
      expect(shown?.replace(/\s*–\s*/u, " to ")).toBe("30 April to 2 May 2026");
    },
  );

  it.each([
    ["no last day", null],
    ["the same last day", "2026-04-30"],
    ["a last day before the first", "2026-04-01"],
    ["a last day that is none", "soon"],
  ])("[R4.1] is one day of installation with %s", (_, installationEndDate) => {
    const shown = dateOfStep(
      berlin,
      { id: "installation", state: "done" },
      { ...dates, installationEndDate },
    );
    expect(shown).toBe("30 April 2026");
  });

  it("[R4.1] is none of the installation before it is agreed", () => {
    const open = { ...dates, installationStartDate: null, installationEndDate: null };
    expect(dateOfStep(berlin, { id: "installation", state: "upcoming" }, open)).toBeUndefined();
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
  ] as const)("[R4.1] at %s, which is %s, is the installation’s: %s", (id, state, shown) => {
    expect(dateOfStep(berlin, { id, state }, dates) !== undefined).toBe(shown);
  });
});
