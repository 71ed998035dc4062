import { describe, expect, it } from "vitest";
import { getNextStep } from "./getNextStep.ts";

const input = {
  previousActiveStatus: null,
  flow: "DEFAULT",
  isUserConfirmed: true,
  hasCart: true,
  alternativeInstallationFlow: false,
  windowRegistrationEnabled: true,
};

describe("getNextStep", () => {
  it.each([
    ["OPEN", "taglys", "open", "reply"],
    ["HANDOVER_TO_TAGLYS_INSTALLER", "installer", "handedOver", "reply"],
    ["HANDED_TO_TAGLYS_AT_HOME", "taglys", "atHome", "reply"],
    ["CLIENT_CONTACTED", "installer", "contacted", "reply"],
    ["INSTALLER_SITE_VISIT", "installer", "siteVisit", "reply"],
    ["OFFER_SENT", "you", "offer", "decision"],
    ["HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "you", "offer", "decision"],
    ["OFFER_ACCEPTED", "installer", "accepted", "reply"],
    ["ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE", "taglys", "planning", "reply"],
    ["INSTALLATION_DATE_CONFIRMED", "installer", "dateSet", "reply"],
    ["INSTALLATION_IN_PROGRESS", "installer", "installation", "reply"],
    ["WINDOW_INSTALLED", "you", "installed", null],
    ["INSTALLED_BY_TAGLYS_INSTALLER", "you", "installed", null],
    ["INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE", "you", "installed", null],
    ["WINDOW_REGISTERED", "nobody", "registered", null],
    ["CANCELLED", "nobody", "cancelled", null],
    ["SOMETHING_NEW", "installer", "unknown", "reply"],
    ["toString", "installer", "unknown", "reply"],
  ])(
    "%s: the next step is taken by %s (message %s, due: %s)",
    { tags: ["R4.1"] },
    (status, actor, message, due) => {
      expect(getNextStep({ ...input, status })).toEqual({ actor, message, due });
    },
  );

  it.each([
    ["IN_CLARIFICATION", "CLIENT_CONTACTED", "clarification"],
    ["IN_CLARIFICATION", "OFFER_SENT", "clarificationOfOffer"],
    ["IN_CLARIFICATION", "HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "clarificationOfOffer"],
    ["IN_CLARIFICATION", null, "clarification"],
    ["REASSIGNED", "OFFER_SENT", "reassigned"],
    ["REASSIGNED", null, "reassigned"],
  ])(
    "%s after %s: Taglys takes the next step (message %s)",
    { tags: ["R4.2"] },
    (status, previousActiveStatus, message) => {
      const step = getNextStep({ ...input, status, previousActiveStatus });
      expect(step).toEqual({ actor: "taglys", message, due: "reply" });
    },
  );

  it.each([
    ["CLIENT_CONTACTED", "contactedOfferFirst"],
    ["INSTALLER_SITE_VISIT", "siteVisitOfferFirst"],
    ["OFFER_ACCEPTED", "acceptedOfferFirst"],
  ])(
    "%s: has another message in countries with the offer first (%s)",
    { tags: ["R4.1"] },
    (status, message) => {
      expect(getNextStep({ ...input, alternativeInstallationFlow: true, status })).toMatchObject({ message });
    },
  );

  it.each(["CLIENT_CONTACTED", "INSTALLER_SITE_VISIT", "INSTALLATION_IN_PROGRESS", "SOMETHING_NEW"])(
    "%s: Taglys takes the next step in the flow of its own installation service",
    { tags: ["R4.1"] },
    (status) => {
      expect(getNextStep({ ...input, flow: "SPP_TAGLYS", status }).actor).toBe("taglys");
      expect(getNextStep({ ...input, flow: "SPP_INSTALLER", status }).actor).toBe("installer");
    },
  );

  it("mentions the confirmation e-mail while the customer has not confirmed the request", {
    tags: ["R4.1"],
  }, () => {
    const step = getNextStep({ ...input, isUserConfirmed: false, status: "OPEN" });
    expect(step.message).toBe("openUnconfirmed");
  });

  it("says that the offer cannot be shown here when there is no cart", { tags: ["R4.1"] }, () => {
    const step = getNextStep({ ...input, hasCart: false, status: "OFFER_SENT" });
    expect(step).toEqual({ actor: "you", message: "offerElsewhere", due: "decision" });
  });

  it("does not ask to register windows in a country without registration", { tags: ["R4.1"] }, () => {
    const step = getNextStep({ ...input, windowRegistrationEnabled: false, status: "WINDOW_INSTALLED" });
    expect(step).toEqual({ actor: "nobody", message: "installedForGood", due: null });
  });
});
