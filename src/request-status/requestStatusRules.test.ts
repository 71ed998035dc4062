import { describe, expect, it } from "vitest";
import english from "../i18n/locales/en.json" with { type: "json" };
import {
  getRequestStatusRules,
  getStatusName,
  type NextStep,
  requestStatuses,
} from "./requestStatusRules.ts";

const input = {
  previousActiveStatus: null,
  flow: "DEFAULT",
  isUserConfirmed: true,
  hasCart: true,
  isLate: false,
  alternativeInstallationFlow: false,
  windowRegistrationEnabled: true,
};

/*
 * Name, step (in the flows DEFAULT, SPP_INSTALLER and SPP_TAGLYS where they differ), next step (actor, message, due event),
 * task, and whether the request can be cancelled.
 */
const rows = `
OPEN | Looking for an installer | sent | taglys open reply | - | cancellable
HANDOVER_TO_TAGLYS_INSTALLER | Passed to an installer | sent handedOver atHome | installer handedOver reply | - | cancellable
HANDED_TO_TAGLYS_AT_HOME | With Taglys at Home | sent handedOver atHome | taglys atHome reply | - | cancellable
CLIENT_CONTACTED | Installer in touch | contacted contacted atHome | installer contacted reply | - | cancellable
INSTALLER_SITE_VISIT | Site visit | siteVisit | installer siteVisit reply | - | cancellable
OFFER_SENT | Offer sent | offer | you offer decision | decide | cancellable
HOMEOWNER_GOT_OFFER_FROM_INSTALLER | Offer received | offer | you offer decision | decide | cancellable
OFFER_ACCEPTED | Offer accepted | accepted | installer accepted reply | - | cancellable
ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE | Taglys plans the installation | accepted accepted planning | taglys planning reply | - | cancellable
INSTALLATION_DATE_CONFIRMED | Installation date confirmed | dateSet | installer dateSet - | - | cancellable
INSTALLATION_IN_PROGRESS | Installation under way | installation | installer installation - | - | -
WINDOW_INSTALLED | Windows installed | installed | you installed - | register | -
INSTALLED_BY_TAGLYS_INSTALLER | Installed by a Taglys partner | installed | you installed - | register | -
INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE | Installed by the Taglys service | installed | you installed - | register | -
WINDOW_REGISTERED | Windows registered | registered | nobody registered - | - | -
IN_CLARIFICATION | On hold: open question | paused | taglys clarification reply | - | cancellable
REASSIGNED | Passed to another installer | paused | taglys reassigned reply | - | -
CANCELLED | Cancelled | stopped | nobody cancelled - | - | -`
  .trim()
  .split("\n");

const unknown = "In progress | - | installer unknown reply | - | cancellable";

function describeStatus(status: string): string {
  const { step, getNextStep, due, task, isCancellable } = getRequestStatusRules(status);
  const steps = typeof step === "object" ? Object.values(step) : [step ?? "-"];
  return [
    english[getStatusName(status)],
    new Set(steps).size === 1 ? steps[0] : steps.join(" "),
    `${describeNextStep(getNextStep(input))} ${due ?? "-"}`,
    task ?? "-",
    isCancellable ? "cancellable" : "-",
  ].join(" | ");
}

const describeNextStep = ({ actor, message }: NextStep) => `${actor} ${message}`;

describe("getRequestStatusRules", () => {
  it("knows all 18 statuses", { tags: ["R4.1"] }, () => {
    expect(rows).toHaveLength(18);
    expect(requestStatuses.map((status) => `${status} | ${describeStatus(status)}`).toSorted()).toEqual(
      rows.toSorted(),
    );
  });

  it.each(["SOMETHING_NEW", "toString", ""])("is neutral for the unknown status %j", (status) => {
    expect(describeStatus(status)).toBe(unknown);
  });

  it.each([
    ["OPEN", { isUserConfirmed: false }, "taglys openUnconfirmed"],
    ["OFFER_SENT", { hasCart: false }, "you offerElsewhere"],
    ["OFFER_SENT", { isLate: true }, "you offerExpired"],
    ["HOMEOWNER_GOT_OFFER_FROM_INSTALLER", { isLate: true, hasCart: false }, "you offerExpired"],
    ["REASSIGNED", { isLate: true }, "taglys reassignedLate"],
    ["WINDOW_INSTALLED", { windowRegistrationEnabled: false }, "nobody installedForGood"],
    ["CLIENT_CONTACTED", { alternativeInstallationFlow: true }, "installer contactedOfferFirst"],
    ["INSTALLER_SITE_VISIT", { alternativeInstallationFlow: true }, "installer siteVisitOfferFirst"],
    ["OFFER_ACCEPTED", { alternativeInstallationFlow: true }, "installer acceptedOfferFirst"],
    ["INSTALLATION_IN_PROGRESS", { flow: "SPP_INSTALLER" }, "installer installation"],
    ["INSTALLATION_IN_PROGRESS", { flow: "SPP_TAGLYS" }, "taglys installation"],
    ["SOMETHING_NEW", { flow: "SPP_TAGLYS" }, "taglys unknown"],
  ])("%s with %o: the next step is %s", (status, changes, expected) => {
    const { getNextStep } = getRequestStatusRules(status);
    expect(describeNextStep(getNextStep({ ...input, ...changes }))).toBe(expected);
  });

  it.each([
    ["OFFER_SENT", "clarificationOfOffer"],
    ["HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "clarificationOfOffer"],
    ["CLIENT_CONTACTED", "clarification"],
  ])("IN_CLARIFICATION after %s: the next step is %s", (previousActiveStatus, message) => {
    const { getNextStep } = getRequestStatusRules("IN_CLARIFICATION");
    expect(getNextStep({ ...input, previousActiveStatus }).message).toBe(message);
  });
});
