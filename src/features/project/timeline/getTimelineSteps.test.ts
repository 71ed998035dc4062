import { describe, expect, it } from "vitest";
import { getTimelineSteps } from "./getTimelineSteps.ts";

/*
 * For each flow and country setting the steps in order, then for each status one letter per step: d done, C current,
 * P paused, S stopped, u upcoming. A step without a letter is not shown. In brackets: the previous active status.
 */
const tables = {
  "DEFAULT, site visit first": {
    steps: "sent contacted siteVisit offer accepted dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER Cuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME Cuuuuuuuu
      CLIENT_CONTACTED dCuuuuuuu
      INSTALLER_SITE_VISIT ddCuuuuuu
      OFFER_SENT dddCuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER dddCuuuuu
      OFFER_ACCEPTED ddddCuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE ddddCuuuu
      INSTALLATION_DATE_CONFIRMED dddddCuuu
      INSTALLATION_IN_PROGRESS ddddddCuu
      WINDOW_INSTALLED dddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER dddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE dddddddCu
      WINDOW_REGISTERED ddddddddd
      IN_CLARIFICATION(OFFER_SENT) dddPuuuuu
      REASSIGNED(CLIENT_CONTACTED) dPuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) ddS`,
  },
  "DEFAULT, offer first": {
    steps: "sent contacted offer accepted siteVisit dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER Cuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME Cuuuuuuuu
      CLIENT_CONTACTED dCuuuuuuu
      INSTALLER_SITE_VISIT ddddCuuuu
      OFFER_SENT ddCuuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER ddCuuuuuu
      OFFER_ACCEPTED dddCuuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE dddCuuuuu
      INSTALLATION_DATE_CONFIRMED dddddCuuu
      INSTALLATION_IN_PROGRESS ddddddCuu
      WINDOW_INSTALLED dddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER dddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE dddddddCu
      WINDOW_REGISTERED ddddddddd
      IN_CLARIFICATION(OFFER_SENT) ddPuuuuuu
      REASSIGNED(CLIENT_CONTACTED) dPuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) ddddS`,
  },
  "SPP_INSTALLER, site visit first": {
    steps: "sent handedOver contacted siteVisit offer accepted dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER dCuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME dCuuuuuuuu
      CLIENT_CONTACTED ddCuuuuuuu
      INSTALLER_SITE_VISIT dddCuuuuuu
      OFFER_SENT ddddCuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER ddddCuuuuu
      OFFER_ACCEPTED dddddCuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE dddddCuuuu
      INSTALLATION_DATE_CONFIRMED ddddddCuuu
      INSTALLATION_IN_PROGRESS dddddddCuu
      WINDOW_INSTALLED ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE ddddddddCu
      WINDOW_REGISTERED dddddddddd
      IN_CLARIFICATION(OFFER_SENT) ddddPuuuuu
      REASSIGNED(CLIENT_CONTACTED) ddPuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) dddS`,
  },
  "SPP_INSTALLER, offer first": {
    steps: "sent handedOver contacted offer accepted siteVisit dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER dCuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME dCuuuuuuuu
      CLIENT_CONTACTED ddCuuuuuuu
      INSTALLER_SITE_VISIT dddddCuuuu
      OFFER_SENT dddCuuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER dddCuuuuuu
      OFFER_ACCEPTED ddddCuuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE ddddCuuuuu
      INSTALLATION_DATE_CONFIRMED ddddddCuuu
      INSTALLATION_IN_PROGRESS dddddddCuu
      WINDOW_INSTALLED ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE ddddddddCu
      WINDOW_REGISTERED dddddddddd
      IN_CLARIFICATION(OFFER_SENT) dddPuuuuuu
      REASSIGNED(CLIENT_CONTACTED) ddPuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) dddddS`,
  },
  "SPP_TAGLYS, site visit first": {
    steps: "sent atHome siteVisit offer accepted planning dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER dCuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME dCuuuuuuuu
      CLIENT_CONTACTED dCuuuuuuuu
      INSTALLER_SITE_VISIT ddCuuuuuuu
      OFFER_SENT dddCuuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER dddCuuuuuu
      OFFER_ACCEPTED ddddCuuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE dddddCuuuu
      INSTALLATION_DATE_CONFIRMED ddddddCuuu
      INSTALLATION_IN_PROGRESS dddddddCuu
      WINDOW_INSTALLED ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE ddddddddCu
      WINDOW_REGISTERED dddddddddd
      IN_CLARIFICATION(OFFER_SENT) dddPuuuuuu
      REASSIGNED(CLIENT_CONTACTED) dPuuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) ddS`,
  },
  "SPP_TAGLYS, offer first": {
    steps: "sent atHome offer accepted siteVisit planning dateSet installation installed registered",
    states: `
      OPEN Cuuuuuuuuu
      HANDOVER_TO_TAGLYS_INSTALLER dCuuuuuuuu
      HANDED_TO_TAGLYS_AT_HOME dCuuuuuuuu
      CLIENT_CONTACTED dCuuuuuuuu
      INSTALLER_SITE_VISIT ddddCuuuuu
      OFFER_SENT ddCuuuuuuu
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER ddCuuuuuuu
      OFFER_ACCEPTED dddCuuuuuu
      ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE dddddCuuuu
      INSTALLATION_DATE_CONFIRMED ddddddCuuu
      INSTALLATION_IN_PROGRESS dddddddCuu
      WINDOW_INSTALLED ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLER ddddddddCu
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE ddddddddCu
      WINDOW_REGISTERED dddddddddd
      IN_CLARIFICATION(OFFER_SENT) ddPuuuuuuu
      REASSIGNED(CLIENT_CONTACTED) dPuuuuuuuu
      CANCELLED(INSTALLER_SITE_VISIT) ddddS`,
  },
};

const cases = Object.entries(tables).map(([name, { steps, states }]) => {
  const rows = states.trim().split(/\n\s*/);
  const [flow = "", order] = name.split(", ");
  return { name, flow, alternativeInstallationFlow: order === "offer first", steps, rows };
});

describe.each(cases)("getTimelineSteps, flow $name", ({ flow, alternativeInstallationFlow, steps, rows }) => {
  it("is tested here with all eighteen statuses", () => {
    expect(new Set(rows.map((row) => row.split(/[( ]/)[0])).size).toBe(18);
  });

  const pausedStatuses = /^(IN_CLARIFICATION|REASSIGNED)/;
  const check = (row: string) => {
    const [, status = "", previous = null, letters = ""] = /^(\w+)(?:\((\w+)\))? (\w+)$/.exec(row) ?? [];
    const actual = getTimelineSteps({
      status,
      previousActiveStatus: previous,
      flow,
      alternativeInstallationFlow,
    });
    expect(describeSteps(actual)).toBe(`${steps.split(" ").slice(0, letters.length).join(" ")} ${letters}`);
  };

  it.each(rows.filter((row) => !pausedStatuses.test(row)))(
    "returns the state of each step for %s",
    { tags: ["R4.1"] },
    check,
  );

  it.each(rows.filter((row) => pausedStatuses.test(row)))(
    "returns the state of each step for the paused %s",
    { tags: ["R4.2"] },
    check,
  );
});

const defaultInput = { flow: "DEFAULT", alternativeInstallationFlow: false };
const order = "sent contacted siteVisit offer accepted dateSet installation installed registered";

describe("getTimelineSteps, status that only a newer backend knows", () => {
  it.each(["SOMETHING_NEW", "toString", ""])(
    "shows %j at the step of the previous active status",
    { tags: ["R4.1"] },
    (status) => {
      const steps = getTimelineSteps({ ...defaultInput, status, previousActiveStatus: "OFFER_SENT" });
      expect(describeSteps(steps)).toBe(`${order} dddCuuuuu`);
    },
  );

  it("shows all steps as done after the last status", { tags: ["R4.1"] }, () => {
    const steps = getTimelineSteps({
      ...defaultInput,
      status: "NEW",
      previousActiveStatus: "WINDOW_REGISTERED",
    });
    expect(describeSteps(steps)).toBe(`${order} ddddddddd`);
  });

  it.each([null, "OTHER_NEW", "REASSIGNED", "CANCELLED"])(
    "shows only the first step as done when the previous active status is %j",
    { tags: ["R4.1"] },
    (previous) => {
      const steps = getTimelineSteps({ ...defaultInput, status: "NEW", previousActiveStatus: previous });
      expect(describeSteps(steps)).toBe(`${order} duuuuuuuu`);
    },
  );
});

describe("getTimelineSteps, no previous active status", () => {
  it.each([null, "OTHER_NEW", "IN_CLARIFICATION"])(
    "shows a paused request (previous: %j) at the first step",
    { tags: ["R4.2"] },
    (previous) => {
      const steps = getTimelineSteps({
        ...defaultInput,
        status: "REASSIGNED",
        previousActiveStatus: previous,
      });
      expect(describeSteps(steps)).toBe(`${order} Puuuuuuuu`);
    },
  );

  it("ends at the first step for a cancelled request", { tags: ["R4.1"] }, () => {
    const steps = getTimelineSteps({ ...defaultInput, status: "CANCELLED", previousActiveStatus: null });
    expect(describeSteps(steps)).toBe("sent S");
  });
});

it.each(["NEW_FLOW", "toString"])(
  "getTimelineSteps uses the default flow for the unknown flow %j",
  { tags: ["R4.1"] },
  (flow) => {
    const input = { status: "OFFER_SENT", previousActiveStatus: null, alternativeInstallationFlow: true };
    const steps = getTimelineSteps({ ...input, flow });
    expect(describeSteps(steps)).toBe(
      "sent contacted offer accepted siteVisit dateSet installation installed registered ddCuuuuuu",
    );
  },
);

/** The ids of the steps, then a letter for the state of each. */
function describeSteps(steps: ReturnType<typeof getTimelineSteps>): string {
  const letters = { done: "d", current: "C", paused: "P", stopped: "S", upcoming: "u" };
  return `${steps.map(({ id }) => id).join(" ")} ${steps.map(({ state }) => letters[state]).join("")}`;
}
