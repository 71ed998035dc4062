import { describe, expect, it } from "vitest";
import { createId } from "../../schema/createId.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import en from "../texts/en.json" with { type: "json" };
import { getCancellationReasons } from "../world/cancellationReasons.ts";
import { findReasonViolations, getCancellationError } from "./cancellationRules.ts";
import { findPersonViolations } from "./personRules.ts";
import { checkLength } from "./violations.ts";
import { findWindowViolations } from "./windowRules.ts";

const getMessages = (violations: readonly { message: string }[]) => violations.map(({ message }) => message);

describe("message of a rule", () => {
  const world = createStandingWorld();

  it.each([
    ["CANCELLED", en.alreadyCancelled],
    ["REASSIGNED", en.reassigned],
    ["WINDOW_REGISTERED", en.cancelledTooLate],
  ] as const)("explains that a request in the status %s cannot be cancelled", (status, message) => {
    expect(getCancellationError(en, status)).toBe(message);
  });

  it("explains an invalid reason for a cancellation", () => {
    const reasons = getCancellationReasons(world, "en");
    expect(getMessages(findReasonViolations(en, reasons, createId("reason", 9), null))).toEqual([
      `There is no reason with the id “${createId("reason", 9)}”.`,
    ]);
    expect(getMessages(findReasonViolations(en, reasons, createId("reason", 1), "No."))).toEqual([
      en.freeTextNotAllowed,
    ]);
  });

  it("explains an invalid email address, post code, phone number and length, and an empty list of windows", () => {
    const address = { street: "Dachweg", postCode: "1011", city: "Berlin" };
    const person = { firstName: "Anna", lastName: "Berg", email: "anna", phone: "12", ...address };
    const violations = findPersonViolations(en, "DE", person, "customer");
    expect(getMessages(violations)).toEqual([
      en.invalidEmail,
      "Enter a post code such as 10115.",
      en.invalidPhone,
    ]);
    expect(checkLength(en, "four", 0, 3)).toBe("At most 3 characters, not 4.");
    expect(checkLength(en, "", 1, 100)).toBe("1 to 100 characters, not 0.");
    expect(getMessages(findWindowViolations(en, world, []))).toEqual([en.windowNeeded]);
  });
});
