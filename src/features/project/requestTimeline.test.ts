// @vitest-environment node
import { describe, expect, it } from "vitest";
import { timelineOf } from "./requestTimeline.ts";

/*
 * Per flow and switch the steps in their order, then for each status a letter per step: d done, C current, P paused,
 * S stopped, u upcoming. A step without a letter is left out. The side tracks come from the status in the brackets.
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
  const rows = states.trim().split("\n");
  const [flow = "", order] = name.split(", ");
  return { name, flow, alternativeInstallationFlow: order === "offer first", steps, rows };
});

describe.each(cases)("the steps of $name", ({ flow, alternativeInstallationFlow, steps, rows }) => {
  it("are stated here for eighteen statuses", () => {
    expect(new Set(rows.map((row) => row.trim().split(/[( ]/)[0])).size).toBe(18);
  });

  const sides = /^(IN_CLARIFICATION|REASSIGNED)/;
  const at = (row: string) => {
    const [, status = "", previous = null, letters = ""] =
      /^(\w+)(?:\((\w+)\))? (\w+)$/.exec(row.trim()) ?? [];
    const seen = timelineOf({ status, previousActiveStatus: previous, flow, alternativeInstallationFlow });
    return {
      seen: written(seen),
      expected: `${steps.split(" ").slice(0, letters.length).join(" ")} ${letters}`,
    };
  };

  it.each(rows.filter((row) => !sides.test(row.trim())))("[R4.1] stand so: %s", (row) => {
    const { seen, expected } = at(row);
    expect(seen).toBe(expected);
  });

  it.each(rows.filter((row) => sides.test(row.trim())))("[R4.2] stand so in a pause: %s", (row) => {
    const { seen, expected } = at(row);
    expect(seen).toBe(expected);
  });
});

const plain = { flow: "DEFAULT", alternativeInstallationFlow: false };
const order = "sent contacted siteVisit offer accepted dateSet installation installed registered";

describe("a status that this version of the portal does not know", () => {
  it.each(["SOMETHING_NEW", "toString", ""])("[R4.1] %j stands where the one before stood", (status) => {
    const timeline = timelineOf({ ...plain, status, previousActiveStatus: "OFFER_SENT" });
    expect(written(timeline)).toBe(`${order} dddCuuuuu`);
  });

  it("[R4.1] stands at the end behind the last one", () => {
    const timeline = timelineOf({ ...plain, status: "NEW", previousActiveStatus: "WINDOW_REGISTERED" });
    expect(written(timeline)).toBe(`${order} ddddddddd`);
  });

  it.each([null, "OTHER_NEW", "REASSIGNED", "CANCELLED"])(
    "[R4.1] behind %j only says that it was sent",
    (previous) => {
      const timeline = timelineOf({ ...plain, status: "NEW", previousActiveStatus: previous });
      expect(written(timeline)).toBe(`${order} duuuuuuuu`);
    },
  );
});

describe("without a status before", () => {
  it.each([null, "OTHER_NEW", "IN_CLARIFICATION"])(
    "[R4.2] a pause (before: %j) is one of the request sent",
    (previous) => {
      const timeline = timelineOf({ ...plain, status: "REASSIGNED", previousActiveStatus: previous });
      expect(written(timeline)).toBe(`${order} Puuuuuuuu`);
    },
  );

  it("[R4.1] a cancelled request ends where it was sent", () => {
    const timeline = timelineOf({ ...plain, status: "CANCELLED", previousActiveStatus: null });
    expect(written(timeline)).toBe("sent S");
  });
});

it.each(["NEW_FLOW", "toString"])("[R4.1] the unknown flow %j goes the usual way", (flow) => {
  const standing = { status: "OFFER_SENT", previousActiveStatus: null, alternativeInstallationFlow: true };
  const timeline = timelineOf({ ...standing, flow });
  expect(written(timeline)).toBe(
    "sent contacted offer accepted siteVisit dateSet installation installed registered ddCuuuuuu",
  );
});

/** The steps, then a letter for the state of each. */
function written({ steps }: ReturnType<typeof timelineOf>): string {
  const letters = { done: "d", current: "C", paused: "P", stopped: "S", upcoming: "u" };
  return `${steps.map(({ id }) => id).join(" ")} ${steps.map(({ state }) => letters[state]).join("")}`;
}
