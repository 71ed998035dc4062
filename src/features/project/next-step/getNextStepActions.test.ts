import { describe, expect, it } from "vitest";
import { getNextStepActions } from "./getNextStepActions.ts";

const installer = { phone: "+49 221 1", email: "roof@example.org" };

describe("getNextStepActions", () => {
  it.each([
    ["you", "offer", installer, ["readOffer", "callInstaller"]],
    ["you", "offer", { ...installer, phone: null }, ["readOffer", "emailInstaller"]],
    ["you", "offerElsewhere", installer, ["decideByEmail", "callInstaller"]],
    ["you", "offerElsewhere", { ...installer, email: null }, ["callInstaller"]],
    ["you", "offerElsewhere", null, ["callService"]],
    ["you", "installed", installer, ["registerWindows"]],
    ["installer", "contacted", installer, ["callInstaller", "emailInstaller"]],
    ["installer", "contacted", null, ["callService"]],
    ["taglys", "planning", installer, ["callService"]],
    ["nobody", "cancelled", installer, []],
  ] as const)("%s, %s, %o: %j", { tags: ["R4.1"] }, (actor, message, known, expected) => {
    expect(getNextStepActions({ actor, message }, known)).toEqual(expected);
  });
});
