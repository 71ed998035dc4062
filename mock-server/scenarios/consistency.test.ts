import { describe, expect, it } from "vitest";
import { countryFacts, vatRates } from "../../schema/countries.ts";
import { projectTypes, surveyTypes } from "../../schema/enumValues.ts";
import type { Country } from "../../schema/locales.ts";
import type { RequestStatus } from "../generated/mainApi.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { contentSeeds } from "../seeds/content/contentSeeds.ts";
import { countries, countrySeeds } from "../seeds/countries/countrySeeds.ts";
import type { CartRecord, RequestRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";
import { buildWorld } from "./buildWorld.ts";
import { scenarioNames } from "./scenarios.ts";

/** Starts of worlds: on a weekday, in the last minutes of a Friday, and on a Sunday evening. */
const starts = ["2026-03-09T08:00:00Z", "2026-11-27T23:30:00Z", "2026-06-14T19:28:00Z"].map(
  (time) => new Date(time),
);
const plans = [
  ...scenarioNames.map((scenario) => ({
    scenario,
    parameters: scenario === "huge" ? { projects: 60 } : {},
  })),
  ...requestStatuses.flatMap((status) =>
    [false, true].map((overdue) => ({ scenario: "request", parameters: { status, overdue } })),
  ),
];
const worldsOf = (country: Country) =>
  starts.flatMap((now) => plans.map((plan) => buildWorld({ id: "built", country, now, ...plan })));

/** The smallest coin of each currency; a whole crown, since quotes use no smaller amounts. */
const steps: Record<string, number> = { EUR: 0.01, GBP: 0.01, CHF: 0.05, DKK: 1, NOK: 1, SEK: 1 };
const agreed: readonly RequestStatus[] = ["INSTALLATION_DATE_CONFIRMED"];
const underWay: readonly RequestStatus[] = ["INSTALLATION_IN_PROGRESS"];
const done: readonly RequestStatus[] = [
  "WINDOW_INSTALLED",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  "WINDOW_REGISTERED",
];

const formats = new Map(
  countries.map((country) => {
    const { timeZone } = countryFacts[country];
    return [country, new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" })];
  }),
);

/** Day and time in the country. */
function getLocal(country: Country, time: string | Date) {
  const [day = "", clock = ""] = (formats.get(country)?.format(new Date(time)) ?? "").split(" ");
  return { day, clock };
}

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

function findDateFaults(world: World, request: RequestRecord): string[] {
  const { country, clock, projects } = world;
  const today = getLocal(country, clock.now()).day;
  const { installationStartDate: first, installationEndDate: last, installerSiteVisitDate: visit } = request;
  const status = request.statusBeforePausing ?? request.currentStatus;
  const created = getLocal(country, request.createdAt).day;
  const project = projects.find(({ id }) => id === request.projectId);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(`${status}: ${fault}`);
  check(project !== undefined && project.createdAt <= request.createdAt, "older than its project");
  check(request.deadline === null || request.createdAt <= request.deadline, "deadline before the request");
  if (request.deadline) {
    check(request.overdue === request.deadline < clock.now().toISOString(), "deadline against overdue");
  }
  const hasDays = [...agreed, ...underWay, ...done].includes(status);
  check((first !== null) === hasDays && (last !== null) === hasDays, "days of installation against status");
  if (first && last) {
    check(isWorkday(first) && isWorkday(last), `installation at a weekend, ${first} to ${last}`);
    check(created <= first && first <= last, `installed ${first} to ${last}, requested ${created}`);
    if (agreed.includes(status)) check(first > today, `agreed for ${first}, which is past`);
    if (underWay.includes(status)) check(first <= today && today <= last, `now ${first} to ${last}`);
    if (done.includes(status)) check(last < today, `installed on ${last}, which is to come`);
  }
  const hasVisit = status === "INSTALLER_SITE_VISIT";
  check((visit !== null) === hasVisit, "site visit against status");
  if (visit) {
    const { day, clock: time } = getLocal(country, visit);
    check(isWorkday(day) && time >= "08" && time < "18" && day > today, `site visit ${day} ${time}`);
    check(
      status !== "INSTALLER_SITE_VISIT" || request.surveyType === surveyTypes.onSite,
      "site visit from afar",
    );
  }
  return faults;
}

function findCartFaults(country: Country, { items, total, installableProductCount }: CartRecord): string[] {
  const step = steps[countryFacts[country].currency] ?? 0;
  const { netProductPrice, netInstallationPrice, netPrice, price } = total;
  const rate = 1 + vatRates[country];
  const sum = (key: "netPrice" | "price") => items.reduce((before, item) => before + item[key], 0);
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001;
  const amounts = [
    ...[netProductPrice, netInstallationPrice, netPrice, price],
    ...items.flatMap((item) => [item.netPrice, item.price]),
  ];
  return [
    ...amounts.filter((amount) => !isNear(amount, Math.round(amount / step) * step)),
    isNear(netProductPrice, sum("netPrice")) || "products",
    isNear(netPrice, netProductPrice + netInstallationPrice) || "net",
    isNear(price, netPrice * rate) || "VAT",
    isNear(price, sum("price") + netInstallationPrice * rate) || "parts",
    items.every(({ price: gross, netPrice: net }) => isNear(gross, net * rate)) || "VAT of items",
    items.every(({ amount }) => amount === installableProductCount) || "count",
  ].flatMap((it) => (it === true ? [] : `${it}`));
}

describe.each(countries)("worlds of %s", (country) => {
  const worlds = worldsOf(country);
  const content = contentSeeds[countrySeeds[country].contentLanguages[0] ?? "de"];

  it("have requests with days that fit their status, in the working hours of the country", () => {
    const faults = worlds.flatMap((world) =>
      world.requests.flatMap((request) =>
        findDateFaults(world, request).map((fault) => `${world.scenario} ${fault}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it("have offers that add up, in amounts of the currency, for the windows of the project", () => {
    const { bedroom } = content.projectDetails;
    for (const { requests, projects } of worlds) {
      for (const { cart, projectId } of requests) {
        if (!cart) continue;
        expect(findCartFaults(country, cart)).toEqual([]);
        const project = projects.find(({ id }) => id === projectId);
        expect<(string | undefined)[]>([projectTypes.roofWindow, projectTypes.replacement]).toContain(
          project?.type,
        );
        // The only text that names the number of windows.
        expect(cart.installableProductCount === 2).toBe(project?.spaceType === "BEDROOM");
        // Names of products contain this size.
        expect(cart.items.map(({ sku }) => sku)).toEqual(["TGS-M06", "TFL-M06", "TBL-M06"]);
        if (project?.details === bedroom) expect(project.spaceType).toBe("BEDROOM");
      }
    }
  });

  it("have texts on projects and windows that fit the room and the kind", () => {
    const { projectDetails, windowNotes } = content;
    const rooms: Record<string, string[]> = {
      [projectDetails.bedroom]: ["BEDROOM"],
      [projectDetails.bathroom]: ["BATHROOM", "GUEST_BATHROOM"],
      [projectDetails.leak]: ["LIVING_ROOM", "KITCHEN", "LOFT", "HOBBY_ROOM"],
      [projectDetails.desk]: ["OFFICE"],
      [projectDetails.stairwell]: ["STAIRWAY"],
      [projectDetails.heat]: ["CHILDREN_ROOM"],
      [projectDetails.corridor]: ["CORRIDOR"],
    };
    for (const { projects, windows } of worlds) {
      for (const { details, spaceType, type } of projects) {
        expect(rooms[details ?? ""]).toContain(spaceType);
        expect(type === projectTypes.replacement).toBe(details === projectDetails.leak);
      }
      for (const { notes, room, title } of windows) {
        if (notes === windowNotes.bed) expect(room).toBe("BEDROOM");
        if (notes === windowNotes.remote) expect(title).toMatch(/ELECTRIC|SOLAR/);
        if (notes === windowNotes.smooth) expect(title).not.toBe("FIXED");
      }
    }
  });

  it("have windows that were installed on a working day of their project and registered afterwards", () => {
    for (const { windows, requests, projects, clock, scenario } of worlds) {
      const today = getLocal(country, clock.now()).day;
      for (const { installationDate, createdAt, projectId, room } of windows) {
        if (!installationDate) continue;
        const registered = getLocal(country, createdAt).day;
        expect([scenario, isWorkday(installationDate)]).toEqual([scenario, true]);
        expect(installationDate <= registered && registered <= today).toBe(true);
        const project = projects.find(({ id }) => id === projectId);
        if (!project) continue;
        expect(room).toBe(project.spaceType);
        expect(getLocal(country, project.createdAt).day <= installationDate).toBe(true);
        const last = requests.findLast((request) => request.projectId === projectId)?.installationEndDate;
        if (last) expect(installationDate).toBe(last);
      }
    }
  });
});
