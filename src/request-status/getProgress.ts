import type { InstallationFlow, RequestStatus } from "../api/generated/main.ts";
import { getRequestStatusRules, type StepId } from "./requestStatusRules.ts";

export interface Step {
  id: StepId;
  state: "done" | "current" | "paused" | "stopped" | "upcoming";
}

interface ProgressInput {
  /** The request's status; null if it has not been sent. */
  status: RequestStatus | (string & {}) | null;
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  /** Whether, in this country, offer and acceptance come before the site visit, which then confirms the offer. */
  alternativeInstallationFlow: boolean | null;
  /** Whether customers of this country register windows. Otherwise nobody would reach that step. */
  windowRegistrationEnabled: boolean | null;
}

export interface Progress {
  /** The steps in this country. A cancelled request has only the steps that it has reached. */
  steps: readonly Step[];
  /** The total number of steps. */
  count: number;
  /** The number of done and current steps. Null if a request halts at an unknown step. */
  reached: number | null;
  /** Whether status and flow determine the reached step. */
  isCertain: boolean;
  /** The state of the reached step. */
  mark: "none" | "underWay" | "paused" | "stopped" | "finished";
  /** The state of the window. */
  roof: Roof;
}

const roofs = ["closed", "sketched", "marked", "open", "lit"] as const;

export type Roof = (typeof roofs)[number];

const roofsByStep: Readonly<Record<StepId, Roof>> = {
  sent: "closed",
  handedOver: "closed",
  atHome: "closed",
  contacted: "closed",
  siteVisit: "sketched",
  offer: "sketched",
  accepted: "marked",
  planning: "marked",
  dateSet: "marked",
  installation: "open",
  installed: "lit",
  registered: "lit",
};

const offerSteps = ["offer", "accepted"] as const;
const finalSteps = ["dateSet", "installation", "installed", "registered"] as const;

/* The order of the steps is an assumption: the backend's transitions are not published. */
const stepOrders: Readonly<
  Record<InstallationFlow, { visitFirst: readonly StepId[]; offerFirst: readonly StepId[] }>
> = {
  DEFAULT: {
    visitFirst: ["sent", "contacted", "siteVisit", ...offerSteps, ...finalSteps],
    offerFirst: ["sent", "contacted", ...offerSteps, "siteVisit", ...finalSteps],
  },
  SPP_INSTALLER: {
    visitFirst: ["sent", "handedOver", "contacted", "siteVisit", ...offerSteps, ...finalSteps],
    offerFirst: ["sent", "handedOver", "contacted", ...offerSteps, "siteVisit", ...finalSteps],
  },
  SPP_TAGLYS: {
    visitFirst: ["sent", "atHome", "siteVisit", ...offerSteps, "planning", ...finalSteps],
    offerFirst: ["sent", "atHome", ...offerSteps, "siteVisit", "planning", ...finalSteps],
  },
};

/**
 * The progress of an installer request. If the status is unknown, the previous active status counts. If that is missing too,
 * only the step `sent` is known to be done.
 */
export function getProgress(input: ProgressInput): Progress {
  const { status, previousActiveStatus, alternativeInstallationFlow, windowRegistrationEnabled } = input;
  const flow = isKnownFlow(input.flow) ? input.flow : "DEFAULT";
  const [step, previousStep] = [status, previousActiveStatus].map((it) => getRequestStatusRules(it).step);
  const halt = typeof step === "string" ? step : null;
  const activeStep = [step, previousStep].find((it) => typeof it === "object")?.[flow];
  const order = stepOrders[flow][alternativeInstallationFlow ? "offerFirst" : "visitFirst"].filter(
    (id) => windowRegistrationEnabled || id !== "registered" || id === activeStep,
  );
  if (status === null) {
    const steps = order.map((id): Step => ({ id, state: "upcoming" }));
    return { steps, count: order.length, reached: 0, isCertain: false, mark: "none", roof: "closed" };
  }

  const index = activeStep ? order.indexOf(activeStep) : 0;
  const isFinished = !halt && index === order.length - 1;
  const isDone = !activeStep || activeStep === "registered";
  const state = halt ?? (isDone ? "done" : "current");
  const steps = order.map((id, it): Step => {
    if (it === index) return { id, state };
    return { id, state: it < index ? "done" : "upcoming" };
  });
  const roof = Math.max(...order.slice(0, index + 1).map((id) => roofs.indexOf(roofsByStep[id])));
  return {
    steps: halt === "stopped" ? steps.slice(0, index + 1) : steps,
    count: order.length,
    reached: halt && !activeStep ? null : index + 1,
    isCertain: flow === input.flow && activeStep !== undefined,
    mark: halt ?? (isFinished ? "finished" : "underWay"),
    roof: roofs[roof] ?? "closed",
  };
}

function isKnownFlow(flow: string): flow is InstallationFlow {
  return Object.hasOwn(stepOrders, flow);
}
