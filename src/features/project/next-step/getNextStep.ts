import type { InstallationFlow, RequestStatus } from "../../../api/generated/main.ts";
import type { nextStepMessages } from "./nextStepMessages.ts";

/** Who takes the next step. */
export type Actor = "you" | "installer" | "taglys" | "nobody";

interface NextStepInput {
  status: RequestStatus | (string & {});
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  isUserConfirmed: boolean;
  /** Whether the portal can show the offer. */
  hasCart: boolean;
  /** The country's setting: the offer comes before the site visit. */
  alternativeInstallationFlow: boolean;
  /** The country's setting: customers can register windows in the portal. */
  windowRegistrationEnabled: boolean;
}

export interface NextStep {
  actor: Actor;
  message: keyof typeof nextStepMessages;
  /** What a deadline at this step is for; null where there is none. */
  due: "reply" | "decision" | null;
}

type Rule = (input: NextStepInput) => NextStep;

const createInstallerStep = (message: NextStep["message"], { flow }: NextStepInput): NextStep => ({
  // In this flow the manufacturer's own service installs.
  actor: flow === "SPP_TAGLYS" ? "taglys" : "installer",
  message,
  due: "reply",
});

const createTaglysStep = (message: NextStep["message"]): NextStep => ({
  actor: "taglys",
  message,
  due: "reply",
});

const offerRule: Rule = ({ hasCart }) => ({
  actor: "you",
  message: hasCart ? "offer" : "offerElsewhere",
  due: "decision",
});

const installedRule: Rule = ({ windowRegistrationEnabled }) =>
  windowRegistrationEnabled
    ? { actor: "you", message: "installed", due: null }
    : { actor: "nobody", message: "installedForGood", due: null };

/* The actors are an assumption: the backend publishes the status of a request, not whose turn it is. */
const rules: Readonly<Record<RequestStatus, Rule>> = {
  // The portal cannot confirm a request, so a missing confirmation is a hint and not a task of the customer.
  OPEN: ({ isUserConfirmed }) => createTaglysStep(isUserConfirmed ? "open" : "openUnconfirmed"),
  HANDOVER_TO_TAGLYS_INSTALLER: (input) => createInstallerStep("handedOver", input),
  HANDED_TO_TAGLYS_AT_HOME: () => createTaglysStep("atHome"),
  CLIENT_CONTACTED: (input) =>
    createInstallerStep(input.alternativeInstallationFlow ? "contactedOfferFirst" : "contacted", input),
  INSTALLER_SITE_VISIT: (input) =>
    createInstallerStep(input.alternativeInstallationFlow ? "siteVisitOfferFirst" : "siteVisit", input),
  OFFER_SENT: offerRule,
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: offerRule,
  OFFER_ACCEPTED: (input) =>
    createInstallerStep(input.alternativeInstallationFlow ? "acceptedOfferFirst" : "accepted", input),
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: () => createTaglysStep("planning"),
  INSTALLATION_DATE_CONFIRMED: (input) => createInstallerStep("dateSet", input),
  INSTALLATION_IN_PROGRESS: (input) => createInstallerStep("installation", input),
  WINDOW_INSTALLED: installedRule,
  INSTALLED_BY_TAGLYS_INSTALLER: installedRule,
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: installedRule,
  WINDOW_REGISTERED: () => ({ actor: "nobody", message: "registered", due: null }),
  IN_CLARIFICATION: ({ previousActiveStatus }) =>
    createTaglysStep(
      previousActiveStatus === "OFFER_SENT" || previousActiveStatus === "HOMEOWNER_GOT_OFFER_FROM_INSTALLER"
        ? "clarificationOfOffer"
        : "clarification",
    ),
  REASSIGNED: () => createTaglysStep("reassigned"),
  CANCELLED: () => ({ actor: "nobody", message: "cancelled", due: null }),
};

/** The next step of an installer request. A status that only a newer backend knows gets a general message. */
export function getNextStep(input: NextStepInput): NextStep {
  return isKnownStatus(input.status) ? rules[input.status](input) : createInstallerStep("unknown", input);
}

function isKnownStatus(status: string): status is RequestStatus {
  return Object.hasOwn(rules, status);
}
