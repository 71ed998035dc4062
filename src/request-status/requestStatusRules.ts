import type { InstallationFlow, RequestStatus } from "../api/generated/main.ts";
import type { MessageName, PlainMessageId } from "../i18n/text.tsx";

export type StepId =
  | "sent"
  | "handedOver"
  | "atHome"
  | "contacted"
  | "siteVisit"
  | "offer"
  | "accepted"
  | "planning"
  | "dateSet"
  | "installation"
  | "installed"
  | "registered";

export interface NextStep {
  /** The person or company that takes the next step. */
  actor: "you" | "installer" | "taglys" | "nobody";
  message: MessageName<"page.project.nextStep">;
}

interface NextStepInput {
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  isUserConfirmed: boolean | null;
  /** Whether the portal can show the offer. */
  hasCart: boolean;
  /** Whether the time to decide on an offer is over. */
  isLate: boolean;
  /** Whether, in this country, the offer comes before the site visit. */
  alternativeInstallationFlow: boolean | null;
  /** Whether customers of this country can register windows in the portal. */
  windowRegistrationEnabled: boolean | null;
}

type NextStepRule = (input: NextStepInput) => NextStep;

export interface RequestStatusRules {
  /** The current step of the timeline. Undefined if it is that of the previous active status, at which the request may halt. */
  step: Readonly<Record<InstallationFlow, StepId>> | "paused" | "stopped" | undefined;
  getNextStep: NextStepRule;
  /** The event that is overdue once the deadline has passed; null for a status without a deadline. */
  due: "reply" | "decision" | null;
  /** The customer's task in the list of projects. */
  task?: "decide" | "register";
  isCancellable: boolean;
}

const inAllFlows = (step: StepId) => ({ DEFAULT: step, SPP_INSTALLER: step, SPP_TAGLYS: step });

const byTaglys = (message: NextStep["message"]): NextStep => ({ actor: "taglys", message });

const byNobody = (message: NextStep["message"]): NextStep => ({ actor: "nobody", message });

/** The installer's next step. It may have another message in countries where the offer comes before the site visit. */
const byInstaller =
  (message: NextStep["message"], messageOfferFirst = message): NextStepRule =>
  ({ flow, alternativeInstallationFlow }) => ({
    // In this flow the manufacturer's own service installs.
    actor: flow === "SPP_TAGLYS" ? "taglys" : "installer",
    message: alternativeInstallationFlow ? messageOfferFirst : message,
  });

const decide: NextStepRule = ({ hasCart, isLate }) => {
  const message = hasCart ? "offer" : "offerElsewhere";
  return { actor: "you", message: isLate ? "offerExpired" : message };
};

const register: NextStepRule = ({ windowRegistrationEnabled }) =>
  windowRegistrationEnabled ? { actor: "you", message: "installed" } : byNobody("installedForGood");

const offered: RequestStatusRules = {
  step: inAllFlows("offer"),
  getNextStep: decide,
  due: "decision",
  task: "decide",
  isCancellable: true,
};

const installed: RequestStatusRules = {
  step: inAllFlows("installed"),
  getNextStep: register,
  due: null,
  task: "register",
  isCancellable: false,
};

/*
 * Steps and actors are assumptions: the backend publishes neither its transitions nor the next actor. If a flow does not
 * contain a status, its step is the last one that the request has certainly reached.
 */
const requestStatusRules: Readonly<Record<RequestStatus, RequestStatusRules>> = {
  OPEN: {
    step: inAllFlows("sent"),
    // The portal cannot confirm a request, so a missing confirmation is a hint and not a task of the customer.
    getNextStep: ({ isUserConfirmed }) => byTaglys(isUserConfirmed ? "open" : "openUnconfirmed"),
    due: "reply",
    isCancellable: true,
  },
  HANDOVER_TO_TAGLYS_INSTALLER: {
    step: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
    getNextStep: byInstaller("handedOver"),
    due: "reply",
    isCancellable: true,
  },
  HANDED_TO_TAGLYS_AT_HOME: {
    step: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
    getNextStep: () => byTaglys("atHome"),
    due: "reply",
    isCancellable: true,
  },
  CLIENT_CONTACTED: {
    step: { DEFAULT: "contacted", SPP_INSTALLER: "contacted", SPP_TAGLYS: "atHome" },
    getNextStep: byInstaller("contacted", "contactedOfferFirst"),
    due: "reply",
    isCancellable: true,
  },
  INSTALLER_SITE_VISIT: {
    step: inAllFlows("siteVisit"),
    getNextStep: byInstaller("siteVisit", "siteVisitOfferFirst"),
    due: "reply",
    isCancellable: true,
  },
  OFFER_SENT: offered,
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: offered,
  OFFER_ACCEPTED: {
    step: inAllFlows("accepted"),
    getNextStep: byInstaller("accepted", "acceptedOfferFirst"),
    due: "reply",
    isCancellable: true,
  },
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: {
    step: { DEFAULT: "accepted", SPP_INSTALLER: "accepted", SPP_TAGLYS: "planning" },
    getNextStep: () => byTaglys("planning"),
    due: "reply",
    isCancellable: true,
  },
  INSTALLATION_DATE_CONFIRMED: {
    step: inAllFlows("dateSet"),
    getNextStep: byInstaller("dateSet"),
    due: null,
    isCancellable: true,
  },
  INSTALLATION_IN_PROGRESS: {
    step: inAllFlows("installation"),
    getNextStep: byInstaller("installation"),
    due: null,
    // The customer calls the installer instead.
    isCancellable: false,
  },
  WINDOW_INSTALLED: installed,
  INSTALLED_BY_TAGLYS_INSTALLER: installed,
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: installed,
  WINDOW_REGISTERED: {
    step: inAllFlows("registered"),
    getNextStep: () => byNobody("registered"),
    due: null,
    isCancellable: false,
  },
  IN_CLARIFICATION: {
    step: "paused",
    getNextStep: ({ previousActiveStatus }) =>
      byTaglys(
        getRequestStatusRules(previousActiveStatus).task === "decide"
          ? "clarificationOfOffer"
          : "clarification",
      ),
    due: "reply",
    isCancellable: true,
  },
  REASSIGNED: {
    step: "paused",
    getNextStep: ({ isLate }) => byTaglys(isLate ? "reassignedLate" : "reassigned"),
    due: "reply",
    isCancellable: false,
  },
  CANCELLED: {
    step: "stopped",
    getNextStep: () => byNobody("cancelled"),
    due: null,
    isCancellable: false,
  },
};

const unknownStatusFacts: RequestStatusRules = {
  step: undefined,
  getNextStep: byInstaller("unknown"),
  due: "reply",
  // The portal cannot know this: the service decides.
  isCancellable: true,
};

/** The portal's facts about a status. For a status that only a newer backend knows, they are neutral. */
export function getRequestStatusRules(status: RequestStatus | (string & {}) | null): RequestStatusRules {
  return status !== null && isRequestStatus(status) ? requestStatusRules[status] : unknownStatusFacts;
}

/** The name of a status, or of all those that only a newer backend knows. */
export function getStatusName(status: RequestStatus | (string & {})): PlainMessageId {
  return isRequestStatus(status) ? `requestStatus.${status}` : "requestStatus.unknown";
}

/** Whether the windows are in the roof, so that they can be registered. */
export function isInstalled(status: RequestStatus | (string & {})): boolean {
  const { step } = getRequestStatusRules(status);
  return typeof step === "object" && (step.DEFAULT === "installed" || step.DEFAULT === "registered");
}

export const requestStatuses = Object.keys(requestStatusRules).filter(isRequestStatus);

function isRequestStatus(status: string): status is RequestStatus {
  return Object.hasOwn(requestStatusRules, status);
}
