import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatMoment } from "./formatMoment.ts";

it.each([
  ["2026-11-21", "21 November 2026"],
  ["2026-11-21T08:30:00Z", "21 November 2026 at 09:30"],
  ["", undefined],
])("formatMoment › formats %j as %s", { tags: ["R9.15"] }, (text, expected) => {
  const intl = createIntl({ locale: "en-GB", timeZone: "America/Los_Angeles" });
  expect(formatMoment(intl, text, "long", "Europe/Berlin")).toBe(expected);
});
