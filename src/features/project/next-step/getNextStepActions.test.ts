import { describe, expect, it } from "vitest";
import { getNextStepActions } from "./getNextStepActions.ts";

const installer = { phone: "+49 221 1", email: "roof@example.org" };

describe("getNextStepActions", () => {
  it.each([
    ["you", "offer", installer, ["decideByEmail", "callInstaller"]],
    ["you", "offer", { ...installer, phone: null }, ["decideByEmail"]],
    ["you", "offerElsewhere", installer, ["decideByEmail", "callInstaller"]],
    ["you", "offerElsewhere", { ...installer, email: null }, ["callInstaller"]],
    ["you", "offerElsewhere", null, ["callService"]],
    ["you", "offerExpired", installer, ["askForOffer", "callInstaller"]],
    ["you", "offerExpired", { ...installer, email: null }, ["callInstaller"]],
    ["you", "offerExpired", null, ["callService"]],
    ["you", "installed", installer, ["registerWindows", "giveFeedback"]],
    ["installer", "contacted", installer, ["callInstaller", "emailInstaller"]],
    ["installer", "contacted", null, ["callService"]],
    ["taglys", "planning", installer, ["callService"]],
    ["nobody", "cancelled", installer, ["callService"]],
    ["nobody", "registered", installer, ["giveFeedback"]],
  ] as const)("returns for actor %s, message %s and installer %o: %j", (actor, message, known, expected) => {
    expect(getNextStepActions({ actor, message }, known, false)).toEqual(expected);
  });

  it("offers only feedback on an archived project", () => {
    const getActions = (nextStep: Parameters<typeof getNextStepActions>[0]) =>
      getNextStepActions(nextStep, installer, true);
    expect(getActions({ actor: "you", message: "offer" })).toEqual([]);
    expect(getActions({ actor: "nobody", message: "registered" })).toEqual(["giveFeedback"]);
  });
});
