import { expect, it } from "vitest";
import { getTimelineSteps } from "./getTimelineSteps.ts";

const defaultInput = { flow: "DEFAULT", alternativeInstallationFlow: false };

it.each([
  ["DEFAULT", false, "sent contacted siteVisit offer accepted dateSet installation installed registered"],
  ["DEFAULT", true, "sent contacted offer accepted siteVisit dateSet installation installed registered"],
  [
    "SPP_INSTALLER",
    false,
    "sent handedOver contacted siteVisit offer accepted dateSet installation installed registered",
  ],
  [
    "SPP_INSTALLER",
    true,
    "sent handedOver contacted offer accepted siteVisit dateSet installation installed registered",
  ],
  [
    "SPP_TAGLYS",
    false,
    "sent atHome siteVisit offer accepted planning dateSet installation installed registered",
  ],
  [
    "SPP_TAGLYS",
    true,
    "sent atHome offer accepted siteVisit planning dateSet installation installed registered",
  ],
  ["NEW_FLOW", true, "sent contacted offer accepted siteVisit dateSet installation installed registered"],
  ["toString", false, "sent contacted siteVisit offer accepted dateSet installation installed registered"],
])("getTimelineSteps orders the steps of the flow %s (offer first: %s): %s", (...row) => {
  const [flow, alternativeInstallationFlow, expected] = row;
  const steps = getTimelineSteps({
    flow,
    alternativeInstallationFlow,
    status: "OPEN",
    previousActiveStatus: null,
  });
  expect(steps.map(({ id }) => id).join(" ")).toBe(expected);
});

/* A letter per step: d done, C current, P paused, S stopped, u upcoming. A step without a letter is not shown. */
const active = [
  ["OPEN", null, "Cuuuuuuuu"],
  ["OFFER_SENT", "CLIENT_CONTACTED", "dddCuuuuu"],
  ["WINDOW_INSTALLED", null, "dddddddCu"],
  ["WINDOW_REGISTERED", null, "ddddddddd"],
  ["CANCELLED", "INSTALLER_SITE_VISIT", "ddS"],
  ["CANCELLED", "WINDOW_REGISTERED", "ddddddddS"],
  ["CANCELLED", null, "S"],
  ["NEW", "OFFER_SENT", "dddCuuuuu"],
  ["NEW", "WINDOW_REGISTERED", "ddddddddd"],
  ["NEW", null, "duuuuuuuu"],
  ["NEW", "OTHER_NEW", "duuuuuuuu"],
  ["NEW", "REASSIGNED", "duuuuuuuu"],
  ["NEW", "CANCELLED", "duuuuuuuu"],
] as const;

const paused = [
  ["IN_CLARIFICATION", "OFFER_SENT", "dddPuuuuu"],
  ["REASSIGNED", "CLIENT_CONTACTED", "dPuuuuuuu"],
  ["REASSIGNED", null, "Puuuuuuuu"],
  ["REASSIGNED", "OTHER_NEW", "Puuuuuuuu"],
  ["REASSIGNED", "IN_CLARIFICATION", "Puuuuuuuu"],
] as const;

const title = "getTimelineSteps returns the state of each step for %s after %s: %s";
it.each(active)(title, checkStates);
it.each(paused)(title, checkStates);

function checkStates(status: string, previousActiveStatus: string | null, expected: string) {
  const letters = { done: "d", current: "C", paused: "P", stopped: "S", upcoming: "u" };
  const steps = getTimelineSteps({ ...defaultInput, status, previousActiveStatus });
  expect(steps.map(({ state }) => letters[state]).join("")).toBe(expected);
}
