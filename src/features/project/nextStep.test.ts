// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextStepOf } from "./nextStep.ts";

const standing = {
  previousActiveStatus: null,
  flow: "DEFAULT",
  isUserConfirmed: true,
  hasCart: true,
  alternativeInstallationFlow: false,
  windowRegistrationEnabled: true,
};

describe("the next step", () => {
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
  ])("[R4.1] of %s is up to %s (%s)", (status, actor, message, due) => {
    expect(nextStepOf({ ...standing, status })).toEqual({ actor, message, due });
  });

  it.each([
    ["IN_CLARIFICATION", "CLIENT_CONTACTED", "clarification"],
    ["IN_CLARIFICATION", "OFFER_SENT", "clarificationOfOffer"],
    ["IN_CLARIFICATION", "HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "clarificationOfOffer"],
    ["IN_CLARIFICATION", null, "clarification"],
    ["REASSIGNED", "OFFER_SENT", "reassigned"],
    ["REASSIGNED", null, "reassigned"],
  ])("[R4.2] of %s after %s is up to Taglys (%s)", (status, previousActiveStatus, message) => {
    const step = nextStepOf({ ...standing, status, previousActiveStatus });
    expect(step).toEqual({ actor: "taglys", message, due: "reply" });
  });

  it.each([
    ["CLIENT_CONTACTED", "contactedOfferFirst"],
    ["INSTALLER_SITE_VISIT", "siteVisitOfferFirst"],
    ["OFFER_ACCEPTED", "acceptedOfferFirst"],
  ])("[R4.1] of %s is another where the offer comes first (%s)", (status, message) => {
    expect(nextStepOf({ ...standing, alternativeInstallationFlow: true, status })).toMatchObject({ message });
  });

  it.each(["CLIENT_CONTACTED", "INSTALLER_SITE_VISIT", "INSTALLATION_IN_PROGRESS", "SOMETHING_NEW"])(
    "[R4.1] of %s is up to Taglys where its own service installs",
    (status) => {
      expect(nextStepOf({ ...standing, flow: "SPP_TAGLYS", status }).actor).toBe("taglys");
      expect(nextStepOf({ ...standing, flow: "SPP_INSTALLER", status }).actor).toBe("installer");
    },
  );

  it("[R4.1] reminds of an e-mail where the customer has not confirmed the request", () => {
    const step = nextStepOf({ ...standing, isUserConfirmed: false, status: "OPEN" });
    expect(step.message).toBe("openUnconfirmed");
  });

  it("[R4.1] does not point at an offer that cannot be shown", () => {
    const step = nextStepOf({ ...standing, hasCart: false, status: "OFFER_SENT" });
    expect(step).toEqual({ actor: "you", message: "offerElsewhere", due: "decision" });
  });

  it("[R4.1] asks nobody to register windows where that is not possible", () => {
    const step = nextStepOf({ ...standing, windowRegistrationEnabled: false, status: "WINDOW_INSTALLED" });
    expect(step).toEqual({ actor: "nobody", message: "installedForGood", due: null });
  });
});
