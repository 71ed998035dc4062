import type { InstallationFlow, RequestStatus } from "../../api/generated/main/graphql.ts";
import type { nextStepMessages } from "./nextStepMessages.ts";

/** Who takes the next step. */
export type Actor = "you" | "installer" | "taglys" | "nobody";

interface Standing {
  status: RequestStatus | (string & {});
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  isUserConfirmed: boolean;
  /** Whether the portal can show what is on offer. */
  hasCart: boolean;
  /** The country's switch: the offer comes before the site visit. */
  alternativeInstallationFlow: boolean;
  /** The country's switch: customers can register windows here. */
  windowRegistrationEnabled: boolean;
}

export interface NextStep {
  actor: Actor;
  message: keyof typeof nextStepMessages;
  /** What a deadline at this step is for; null where none makes sense. */
  due: "reply" | "decision" | null;
}

type Rule = (standing: Standing) => NextStep;

/** Whoever installs: in the manufacturer's own service that is Taglys. */
const installerNext = (message: NextStep["message"], { flow }: Standing): NextStep => ({
  actor: flow === "SPP_TAGLYS" ? "taglys" : "installer",
  message,
  due: "reply",
});

const taglysNext = (message: NextStep["message"]): NextStep => ({ actor: "taglys", message, due: "reply" });

const onOffer: Rule = ({ hasCart }) => ({
  actor: "you",
  message: hasCart ? "offer" : "offerElsewhere",
  due: "decision",
});

const onInstalled: Rule = ({ windowRegistrationEnabled }) =>
  windowRegistrationEnabled
    ? { actor: "you", message: "installed", due: null }
    : { actor: "nobody", message: "installedForGood", due: null };

/* Who acts is assumed: the backend tells where a request stands, not whose turn it is. */
const rules: Readonly<Record<RequestStatus, Rule>> = {
  // The portal has no way to confirm a request, so a missing confirmation is a hint and no task.
  OPEN: ({ isUserConfirmed }) => taglysNext(isUserConfirmed ? "open" : "openUnconfirmed"),
  HANDOVER_TO_TAGLYS_INSTALLER: (standing) => installerNext("handedOver", standing),
  HANDED_TO_TAGLYS_AT_HOME: () => taglysNext("atHome"),
  CLIENT_CONTACTED: (standing) =>
    installerNext(standing.alternativeInstallationFlow ? "contactedOfferFirst" : "contacted", standing),
  INSTALLER_SITE_VISIT: (standing) =>
    installerNext(standing.alternativeInstallationFlow ? "siteVisitOfferFirst" : "siteVisit", standing),
  OFFER_SENT: onOffer,
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: onOffer,
  OFFER_ACCEPTED: (standing) =>
    installerNext(standing.alternativeInstallationFlow ? "acceptedOfferFirst" : "accepted", standing),
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: () => taglysNext("planning"),
  INSTALLATION_DATE_CONFIRMED: (standing) => installerNext("dateSet", standing),
  INSTALLATION_IN_PROGRESS: (standing) => installerNext("installation", standing),
  WINDOW_INSTALLED: onInstalled,
  INSTALLED_BY_TAGLYS_INSTALLER: onInstalled,
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: onInstalled,
  WINDOW_REGISTERED: () => ({ actor: "nobody", message: "registered", due: null }),
  IN_CLARIFICATION: ({ previousActiveStatus: before }) =>
    taglysNext(
      before === "OFFER_SENT" || before === "HOMEOWNER_GOT_OFFER_FROM_INSTALLER"
        ? "clarificationOfOffer"
        : "clarification",
    ),
  REASSIGNED: () => taglysNext("reassigned"),
  CANCELLED: () => ({ actor: "nobody", message: "cancelled", due: null }),
};

/** What happens next on a request and who acts. Of a status from a newer backend it says no more than is certain. */
export function nextStepOf(standing: Standing): NextStep {
  return isKnown(standing.status) ? rules[standing.status](standing) : installerNext("unknown", standing);
}

function isKnown(status: string): status is RequestStatus {
  return Object.hasOwn(rules, status);
}
