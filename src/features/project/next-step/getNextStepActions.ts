import type { NextStep } from "#request-status/requestStatusRules.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

export type NextStepAction =
  | "readOffer"
  | "decideByEmail"
  | "askForOffer"
  | "registerWindows"
  | "giveFeedback"
  | "callInstaller"
  | "emailInstaller"
  | "callService";

/** The customer's actions at a step, the most useful one first. */
export function getNextStepActions(
  { actor, message }: Pick<NextStep, "actor" | "message">,
  installer: Pick<NonNullable<InstallerRequest["installerLocation"]>, "phone" | "email"> | null,
  isArchived: boolean,
): NextStepAction[] {
  if (actor === "nobody") return [message === "cancelled" ? "callService" : "giveFeedback"];
  if (isArchived) return [];
  if (actor === "taglys") return ["callService"];
  const call: NextStepAction[] = installer?.phone ? ["callInstaller"] : [];
  const email: NextStepAction[] = installer?.email ? ["emailInstaller"] : [];
  const contact: NextStepAction[] = call.length + email.length > 0 ? [...call, ...email] : ["callService"];
  switch (message) {
    case "installed":
      return ["registerWindows", "giveFeedback"];
    case "offer":
    case "offerElsewhere":
      return installer?.email ? ["decideByEmail", ...call] : contact;
    case "offerExpired":
      return installer?.email ? ["askForOffer", ...call] : contact;
    default:
      return contact;
  }
}
