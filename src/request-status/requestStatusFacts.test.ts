import { describe, expect, it } from "vitest";
import english from "../i18n/locales/en.json" with { type: "json" };
import { getRequestStatusFacts, type NextStep, requestStatuses } from "./requestStatusFacts.ts";

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
 * Name, tone, step (in the flows DEFAULT, SPP_INSTALLER and SPP_TAGLYS where they differ), next step (actor, message, what
 * is due), task, whether the request can be cancelled, and whether the name says that there is an offer.
 */
const rows = `
OPEN | Looking for an installer | progress | sent | taglys open reply | - | cancellable | -
HANDOVER_TO_TAGLYS_INSTALLER | Passed to an installer | progress | sent handedOver atHome | installer handedOver reply | - | cancellable | -
HANDED_TO_TAGLYS_AT_HOME | With Taglys at Home | progress | sent handedOver atHome | taglys atHome reply | - | cancellable | -
CLIENT_CONTACTED | Installer in touch | progress | contacted contacted atHome | installer contacted reply | - | cancellable | -
INSTALLER_SITE_VISIT | Site visit | progress | siteVisit | installer siteVisit reply | - | cancellable | -
OFFER_SENT | Offer sent | progress | offer | you offer decision | decide | cancellable | offer
HOMEOWNER_GOT_OFFER_FROM_INSTALLER | Offer received | progress | offer | you offer decision | decide | cancellable | offer
OFFER_ACCEPTED | Offer accepted | positive | accepted | installer accepted reply | - | cancellable | offer
ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE | Taglys plans the installation | progress | accepted accepted planning | taglys planning reply | - | cancellable | -
INSTALLATION_DATE_CONFIRMED | Installation date confirmed | positive | dateSet | installer dateSet reply | - | cancellable | -
INSTALLATION_IN_PROGRESS | Installation under way | progress | installation | installer installation reply | - | cancellable | -
WINDOW_INSTALLED | Windows installed | positive | installed | you installed - | register | - | -
INSTALLED_BY_TAGLYS_INSTALLER | Installed by a Taglys partner | positive | installed | you installed - | register | - | -
INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE | Installed by the Taglys service | positive | installed | you installed - | register | - | -
WINDOW_REGISTERED | Windows registered | positive | registered | nobody registered - | - | - | -
IN_CLARIFICATION | On hold: open question | caution | paused | taglys clarification reply | - | cancellable | -
REASSIGNED | Passed to another installer | caution | paused | taglys reassigned reply | - | - | -
CANCELLED | Cancelled | negative | stopped | nobody cancelled - | - | - | -`
  .trim()
  .split("\n");

const unknown = "In progress | neutral | - | installer unknown reply | - | cancellable | -";

function describeStatus(status: string): string {
  const { name, tone, step, getNextStep, due, task, isCancellable, hasOffer } = getRequestStatusFacts(status);
  const steps = typeof step === "object" ? Object.values(step) : [step ?? "-"];
  return [
    english[name],
    tone,
    new Set(steps).size === 1 ? steps[0] : steps.join(" "),
    `${describeNextStep(getNextStep(input))} ${due ?? "-"}`,
    task ?? "-",
    isCancellable ? "cancellable" : "-",
    hasOffer ? "offer" : "-",
  ].join(" | ");
}

const describeNextStep = ({ actor, message }: NextStep) => `${actor} ${message}`;

describe("getRequestStatusFacts", () => {
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
    ["WINDOW_INSTALLED", { windowRegistrationEnabled: false }, "nobody installedForGood"],
    ["CLIENT_CONTACTED", { alternativeInstallationFlow: true }, "installer contactedOfferFirst"],
    ["INSTALLER_SITE_VISIT", { alternativeInstallationFlow: true }, "installer siteVisitOfferFirst"],
    ["OFFER_ACCEPTED", { alternativeInstallationFlow: true }, "installer acceptedOfferFirst"],
    ["INSTALLATION_IN_PROGRESS", { flow: "SPP_INSTALLER" }, "installer installation"],
    ["INSTALLATION_IN_PROGRESS", { flow: "SPP_TAGLYS" }, "taglys installation"],
    ["SOMETHING_NEW", { flow: "SPP_TAGLYS" }, "taglys unknown"],
  ])("%s with %o: the next step is %s", (status, changes, expected) => {
    const { getNextStep } = getRequestStatusFacts(status);
    expect(describeNextStep(getNextStep({ ...input, ...changes }))).toBe(expected);
  });

  it.each([
    ["OFFER_SENT", "clarificationOfOffer"],
    ["HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "clarificationOfOffer"],
    ["CLIENT_CONTACTED", "clarification"],
  ])("IN_CLARIFICATION after %s: the next step is %s", (previousActiveStatus, message) => {
    const { getNextStep } = getRequestStatusFacts("IN_CLARIFICATION");
    expect(getNextStep({ ...input, previousActiveStatus }).message).toBe(message);
  });
});
