// @vitest-environment node
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { deadlineOf } from "./deadline.ts";

const intl = createIntl({ locale: "en" });

describe("a deadline in words", () => {
  it.each([
    ["late by a day", true, 5, -1, "A reply to you is 1 day overdue. You are welcome to ask about it."],
    ["late by days", true, 5, -4, "A reply to you is 4 days overdue. You are welcome to ask about it."],
    [
      "late without the mark",
      false,
      5,
      -2,
      "A reply to you is 2 days overdue. You are welcome to ask about it.",
    ],
    [
      "late since nobody knows when",
      true,
      null,
      null,
      "A reply to you is overdue. You are welcome to ask about it.",
    ],
    ["late though days are left", true, 5, 3, "A reply to you is overdue. You are welcome to ask about it."],
    ["today", false, 5, 0, "You should get a reply today."],
    ["in a day", false, 5, 1, "You should get a reply within the next day."],
    ["in days", false, 5, 3, "You should get a reply within the next 3 days."],
    ["of so many days", false, 5, null, "A reply should take no longer than 5 days."],
    ["unknown", false, null, null, null],
    ["of no day", false, 0, null, null],
  ])("[R4.1] for a reply: %s", (_, overdue, deadlineDays, remainingDays, words) => {
    expect(inWords({ overdue, deadlineDays, remainingDays, due: "reply" })).toBe(words);
  });

  it.each([
    [true, 14, -1, "The time to decide on the offer ended 1 day ago. Ask whether it still holds."],
    [true, 14, -3, "The time to decide on the offer ended 3 days ago. Ask whether it still holds."],
    [true, null, null, "The time to decide on the offer is over. Ask whether it still holds."],
    [false, 14, 0, "Today is the last day to decide on the offer."],
    [false, 14, 1, "You have 1 day left to decide on the offer."],
    [false, 14, 9, "You have 9 days left to decide on the offer."],
    [false, 14, null, "You have 14 days in all to decide on the offer."],
    [false, null, null, null],
  ])(
    "[R4.1] for the customer’s decision (late: %s, of %s days %s left)",
    (overdue, deadlineDays, remainingDays, words) => {
      expect(inWords({ overdue, deadlineDays, remainingDays, due: "decision" })).toBe(words);
    },
  );

  it("[R4.1] is none where nothing is due", () => {
    expect(inWords({ overdue: true, deadlineDays: 5, remainingDays: -2, due: null })).toBeNull();
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])("[R4.1] with %s days left is late: %s", (remainingDays, late) => {
    expect(deadlineOf({ overdue: false, deadlineDays: 5, remainingDays, due: "reply" })?.late).toBe(late);
  });
});

function inWords(terms: Parameters<typeof deadlineOf>[0]): string | null {
  const deadline = deadlineOf(terms);
  return deadline && intl.formatMessage(deadline.message, { days: deadline.days });
}
