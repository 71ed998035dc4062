import { describe, expect, it } from "vitest";
import { createAccountId } from "#world/createAccountId.ts";
import { countryFacts } from "../../schema/countries.ts";
import { findPersonViolations } from "../rules/personRules.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { getWindowTitle } from "../rules/windowTypes.ts";
import type { PersonaName } from "../seeds/countries/countrySeed.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { requireDefined } from "../testing/findRecords.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import en from "../texts/en.json" with { type: "json" };
import type { World } from "../world/world.ts";
import { roomPlans } from "./builders/roomPlans.ts";

function findRecords(world: World, persona: PersonaName) {
  const accountId = createAccountId(persona);
  const projects = world.projects.filter(({ customerAccountId }) => customerAccountId === accountId);
  const projectIds = projects.map(({ id }) => id);
  return {
    projects,
    requests: world.requests.filter(({ projectId }) => projectIds.includes(projectId)),
    windows: world.windows.filter((window) => window.accountId === accountId),
    unread: world.notifications.filter((it) => it.accountId === accountId && !it.isRead),
  };
}

describe("standing world", () => {
  const world = createStandingWorld("DE");
  const anna = findRecords(world, "anna");

  it("has projects of Anna in all statuses, one without a request, a paused request and two overdue ones", () => {
    expect(anna.projects).toHaveLength(anna.requests.length + 1);
    expect(anna.windows).toHaveLength(2);
    const statuses = new Set(anna.requests.map(({ currentStatus }) => currentStatus));
    expect([...statuses].toSorted()).toEqual(requestStatuses.toSorted());
    expect(anna.requests.filter((it) => it.statusBeforePausing === "OFFER_SENT")).toHaveLength(1);
    expect(anna.requests.filter(({ overdue }) => overdue)).toHaveLength(2);
  });

  it("has projects of all kinds, only some of them with an offer", () => {
    const planned = new Set(Object.values(roomPlans).map(({ type }) => type));
    expect(new Set(world.projects.map(({ type }) => type))).toEqual(planned);
    const offered = new Set(world.projects.filter(({ offerSent }) => offerSent).map(({ type }) => type));
    expect(offered.size).toBeLessThan(planned.size);
  });

  it("has one project without an account, with an invitation token", () => {
    const unassigned = world.projects.filter(({ customerAccountId }) => customerAccountId === null);
    expect(unassigned.map(({ invitationToken }) => invitationToken)).toEqual(["welcome-home"]);
  });
});

describe.each(countries)("standing world of %s", (country) => {
  const world = createStandingWorld(country);

  it("has customers and owners with valid data, each field at least once", () => {
    for (const { customer } of world.requests) {
      expect(findPersonViolations(en, country, customer, "customer")).toEqual([]);
    }
    for (const { owner, key, title } of world.windows) {
      expect(owner && findPersonViolations(en, country, owner, "owner")).toEqual([]);
      expect(getWindowTitle(key)).toBe(title);
    }
    const customers = findRecords(world, "anna").requests.map(({ customer }) => customer);
    const filled = customers.flatMap((customer) =>
      Object.entries(customer).flatMap(([field, value]) => (value === null ? [] : field)),
    );
    const empty = Object.keys(customers[0] ?? {}).filter((field) => !filled.includes(field));
    expect(empty).toEqual(countryFacts[country].britishAddresses ? [] : ["county"]);
    expect(new Set(customers.map(({ tenancy }) => tenancy)).size).toBe(2);
  });

  it("has installers that differ, each with contact data", () => {
    expect(new Set(world.installers.map(({ logo }) => logo)).size).toBe(world.installers.length);
    expect(world.installers.filter(({ email }) => !email)).toEqual([]);
    const { customer } = requireDefined(world.requests[0]);
    for (const { phone } of world.installers) {
      expect(findPersonViolations(en, country, { ...customer, phone }, "installer")).toEqual([]);
    }
  });
});
