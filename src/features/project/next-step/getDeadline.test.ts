import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import english from "#i18n/locales/en.json" with { type: "json" };
import { getText } from "#i18n/text.tsx";
import { getDeadline } from "./getDeadline.ts";

const intl = createIntl({ locale: "en", messages: english });

describe("getDeadline", () => {
  it.each([
    ["one day overdue", true, 5, -1, "You should have heard back 1 day ago. Give them a call."],
    ["days overdue", true, 5, -4, "You should have heard back 4 days ago. Give them a call."],
    [
      "days overdue although the service does not say so",
      false,
      5,
      -2,
      "You should have heard back 2 days ago. Give them a call.",
    ],
    ["overdue for an unknown time", true, null, null, "You should have heard back by now. Give them a call."],
    ["overdue although days are left", true, 5, 3, "You should have heard back by now. Give them a call."],
    ["due today", false, 5, 0, "You should get a reply today."],
    ["due in a day", false, 5, 1, "You should get a reply within the next day."],
    ["due in days", false, 5, 3, "You should get a reply within the next 3 days."],
    ["of a known length without a start", false, 5, null, "A reply should take no longer than 5 days."],
    ["unknown", false, null, null, null],
    ["of zero days", false, 0, null, null],
  ])("describes a reply that is %s", (_, overdue, deadlineDays, remainingDays, text) => {
    expect(formatDeadline({ overdue, deadlineDays, remainingDays, due: "reply" })).toBe(text);
  });

  it.each([
    [true, 14, -1, "The time to decide on the offer ended 1 day ago."],
    [true, 14, -3, "The time to decide on the offer ended 3 days ago."],
    [true, null, null, "The time to decide on the offer has passed."],
    [false, 14, 0, "Today is the last day to decide on the offer."],
    [false, 14, 1, "You have 1 day left to decide."],
    [false, 14, 9, "You have 9 days left to decide."],
    [false, 14, null, "You have 14 days to decide."],
    [false, null, null, null],
  ])(
    "describes the deadline of the customer’s decision (overdue: %s, total days: %s, days left: %s)",
    (overdue, deadlineDays, remainingDays, text) => {
      expect(formatDeadline({ overdue, deadlineDays, remainingDays, due: "decision" })).toBe(text);
    },
  );

  it("returns null when nothing is due", () => {
    expect(formatDeadline({ overdue: true, deadlineDays: 5, remainingDays: -2, due: null })).toBeNull();
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])("is late with %s days left: %s", (remainingDays, isLate) => {
    expect(getDeadline({ overdue: false, deadlineDays: 5, remainingDays, due: "reply" })?.isLate).toBe(
      isLate,
    );
  });
});

function formatDeadline(input: Parameters<typeof getDeadline>[0]): string | null {
  const deadline = getDeadline(input);
  return deadline && getText(intl)(deadline.message, { days: deadline.days });
}
