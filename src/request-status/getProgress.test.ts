import { describe, expect, it } from "vitest";
import { getProgress } from "./getProgress.ts";

const defaultInput = {
  flow: "DEFAULT",
  alternativeInstallationFlow: false,
  windowRegistrationEnabled: true,
};

describe("getProgress, the steps", () => {
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
  ])("have the order of the flow %s (offer first: %s): %s", (...row) => {
    const [flow, alternativeInstallationFlow, expected] = row;
    const order = { flow, alternativeInstallationFlow, status: "OPEN", previousActiveStatus: null };
    const listSteps = (windowRegistrationEnabled: boolean) =>
      getProgress({ ...order, windowRegistrationEnabled }).steps.map(({ id }) => id);
    expect(listSteps(true).join(" ")).toBe(expected);
    expect([...listSteps(false), "registered"].join(" ")).toBe(expected);
  });

  /* One letter per step: d done, C current, P paused, S stopped, u upcoming. A step without a letter is hidden. */
  it.each([
    [null, null, "uuuuuuuuu"],
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
    ["IN_CLARIFICATION", "OFFER_SENT", "dddPuuuuu"],
    ["REASSIGNED", "CLIENT_CONTACTED", "dPuuuuuuu"],
    ["REASSIGNED", null, "Puuuuuuuu"],
    ["REASSIGNED", "OTHER_NEW", "Puuuuuuuu"],
    ["REASSIGNED", "IN_CLARIFICATION", "Puuuuuuuu"],
  ])("have states for %s after %s: %s", (status, previousActiveStatus, expected) => {
    const letters = { done: "d", current: "C", paused: "P", stopped: "S", upcoming: "u" };
    const { steps } = getProgress({ ...defaultInput, status, previousActiveStatus });
    expect(steps.map(({ state }) => letters[state]).join("")).toBe(expected);
  });
});

/*
 * Expected in the flows DEFAULT, SPP_INSTALLER and SPP_TAGLYS, which have 9, 10 and 10 steps: the number of the reached step,
 * the state of that step, and the state of the window. A slash separates the values of countries where the offer comes after
 * and before the site visit. Halted requests have halted at a quote.
 */
const rows = `
OPEN | 1 1 1 | underWay | closed
HANDOVER_TO_TAGLYS_INSTALLER | 1 2 2 | underWay | closed
HANDED_TO_TAGLYS_AT_HOME | 1 2 2 | underWay | closed
CLIENT_CONTACTED | 2 3 2 | underWay | closed
INSTALLER_SITE_VISIT | 3/5 4/6 3/5 | underWay | sketched/marked
OFFER_SENT | 4/3 5/4 4/3 | underWay | sketched
HOMEOWNER_GOT_OFFER_FROM_INSTALLER | 4/3 5/4 4/3 | underWay | sketched
OFFER_ACCEPTED | 5/4 6/5 5/4 | underWay | marked
ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE | 5/4 6/5 6 | underWay | marked
INSTALLATION_DATE_CONFIRMED | 6 7 7 | underWay | marked
INSTALLATION_IN_PROGRESS | 7 8 8 | underWay | open
WINDOW_INSTALLED | 8 9 9 | underWay | lit
INSTALLED_BY_TAGLYS_INSTALLER | 8 9 9 | underWay | lit
INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE | 8 9 9 | underWay | lit
WINDOW_REGISTERED | 9 10 10 | finished | lit
IN_CLARIFICATION | 4/3 5/4 4/3 | paused | sketched
REASSIGNED | 4/3 5/4 4/3 | paused | sketched
CANCELLED | 4/3 5/4 4/3 | stopped | sketched`
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"] as const;

const pick = (texts: string | undefined, second: boolean) => texts?.split("/").at(second ? -1 : 0);

describe("getProgress, the reached step", () => {
  it("is known for all 18 statuses", () => expect(rows).toHaveLength(18));

  for (const [status = "", reached = "", mark, roof] of rows) {
    for (const [index, flow] of flows.entries()) {
      for (const offerFirst of [false, true]) {
        for (const canRegister of [true, false]) {
          const order = offerFirst ? "offer first" : "visit first";
          it(`fits ${status} in ${flow}, ${order}, ${canRegister ? "with" : "without"} registration`, () => {
            const installed = ["WINDOW_INSTALLED", "INSTALLED_BY_TAGLYS_INSTALLER"];
            const isLast = [...installed, "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE"].includes(status);
            const hasRegistration = canRegister || status === "WINDOW_REGISTERED";
            const progress = getProgress({
              status,
              previousActiveStatus: "OFFER_SENT",
              flow,
              alternativeInstallationFlow: offerFirst,
              windowRegistrationEnabled: canRegister,
            });
            expect(progress).toMatchObject({
              reached: Number(pick(reached.split(" ")[index], offerFirst)),
              count: (flow === "DEFAULT" ? 8 : 9) + Number(hasRegistration),
              isCertain: true,
              mark: isLast && !canRegister ? "finished" : mark,
              roof: pick(roof, offerFirst),
            });
          });
        }
      }
    }
  }

  it.each([
    ["a draft", { status: null }, 0, "none"],
    ["a pause at an unknown step", { status: "IN_CLARIFICATION" }, null, "paused"],
    ["a cancellation at an unknown step", { status: "CANCELLED" }, null, "stopped"],
    ["an unknown status", { status: "NEW" }, 1, "underWay"],
    ["an unknown flow", { status: "OFFER_SENT", flow: "NEW" }, 4, "underWay"],
    ["a flow that the service does not say", { status: "OFFER_SENT", flow: "" }, 4, "underWay"],
  ])("is uncertain for %s", (_, changes, reached, mark) => {
    const progress = getProgress({ ...defaultInput, previousActiveStatus: null, ...changes });
    expect(progress).toMatchObject({ reached, mark, isCertain: false });
  });
});

describe("getProgress, the roof", () => {
  const statuses = rows.map(([status = ""]) => status).slice(0, 15);
  const roofs = ["closed", "sketched", "marked", "open", "lit"];

  for (const flow of flows) {
    it.each([false, true])(`never goes back along the steps of ${flow}, offer first: %s`, (offerFirst) => {
      const shown = statuses
        .map((status) =>
          getProgress({
            ...defaultInput,
            flow,
            alternativeInstallationFlow: offerFirst,
            status,
            previousActiveStatus: null,
          }),
        )
        .toSorted((a, b) => Number(a.reached) - Number(b.reached))
        .map(({ roof }) => roofs.indexOf(roof));
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(new Set(shown)).toEqual(new Set([0, 1, 2, 3, 4]));
    });
  }
});
