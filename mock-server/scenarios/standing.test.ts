import { describe, expect, it } from "vitest";
import { findPersonViolations } from "../rules/personRules.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { getWindowTitle } from "../rules/windowTypes.ts";
import { countrySeeds } from "../seeds/countries/countrySeeds.ts";
import { createClient } from "../testing/serviceClient.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import { en } from "../texts/en.ts";

const countries = Object.values(countrySeeds).map(({ country }) => ({ country }));

describe.each(countries)("standing world of $country", ({ country }) => {
  const world = createStandingWorld(country);
  const findProjects = (persona: string) =>
    world.projects.filter(({ customerAccountId }) => customerAccountId === `account-${persona}`);
  const findRequests = (persona: string) => {
    const ids = findProjects(persona).map(({ id }) => id);
    return world.requests.filter(({ projectId }) => ids.includes(projectId));
  };
  const findWindows = (persona: string) =>
    world.windows.filter(({ accountId }) => accountId === `account-${persona}`);
  const findUnreadNotifications = (persona: string) =>
    world.notifications.filter(({ accountId, isRead }) => accountId === `account-${persona}` && !isRead);

  it("has 23 projects of Anna in all 18 statuses", { tags: ["R4.1", "R1.4"] }, () => {
    expect(findProjects("anna")).toHaveLength(23);
    const statuses = new Set(findRequests("anna").map(({ currentStatus }) => currentStatus));
    expect([...statuses].toSorted()).toEqual(requestStatuses.toSorted());
    expect(findWindows("anna")).toHaveLength(2);
  });

  it("has a paused request, two overdue ones and a draft of Anna", { tags: ["R4.2"] }, () => {
    const requests = findRequests("anna");
    expect(requests.filter(({ statusBeforePausing }) => statusBeforePausing === "OFFER_SENT")).toHaveLength(
      1,
    );
    expect(requests.filter(({ overdue }) => overdue)).toHaveLength(2);
    expect(requests).toHaveLength(22);
  });

  it("has nothing of Ben", () => {
    expect([...findProjects("ben"), ...findWindows("ben"), ...findUnreadNotifications("ben")]).toEqual([]);
  });

  it("has one project of Clara with unread notifications", () => {
    expect(findProjects("clara")).toHaveLength(1);
    expect(findUnreadNotifications("clara")).toHaveLength(3);
    expect(findWindows("clara")).toEqual([]);
  });

  it("has windows and no project of Dario", () => {
    expect(findProjects("dario")).toEqual([]);
    expect(findWindows("dario")).toHaveLength(3);
  });

  it("has one project without an account, with an invitation token", { tags: ["R1.2"] }, () => {
    const unassigned = world.projects.filter(({ customerAccountId }) => customerAccountId === null);
    expect(unassigned.map(({ invitationToken }) => invitationToken)).toEqual(["welcome-home"]);
  });

  it("has customers and owners that are valid in the country", () => {
    for (const { customer } of world.requests) {
      expect(findPersonViolations(en, country, customer, "customer")).toEqual([]);
    }
    for (const { owner, key, title } of world.windows) {
      expect(owner && findPersonViolations(en, country, owner, "owner")).toEqual([]);
      expect(getWindowTitle(key)).toBe(title);
    }
  });

  it("fills every field of a customer at least once, the county only in GB and IE", {
    tags: ["R3.8"],
  }, () => {
    const filled = new Set(
      findRequests("anna").flatMap(({ customer }) =>
        Object.entries(customer).flatMap(([field, value]) => (value === null ? [] : field)),
      ),
    );
    const all = [
      ...["id", "salutation", "firstName", "lastName", "email", "phone", "alternatePhone", "company"],
      ...["postCode", "city", "street", "houseNumber", "tenancy", "acceptedMarketing"],
      ...(country === "GB" || country === "IE" ? ["county"] : []),
    ];
    expect([...filled].toSorted()).toEqual(all.toSorted());
    expect(new Set(findRequests("anna").map(({ customer }) => customer.tenancy))).toEqual(
      new Set(["OWNER", "TENANT"]),
    );
  });

  it("has installers with different logos, e-mail addresses and phone numbers", {
    tags: ["R3.6"],
  }, () => {
    const logos = world.installers.map(({ logo }) => logo);
    for (const logo of logos) expect(logo).toMatch(/^\/files\/logos\/[a-z\d]+(-[a-z\d]+)*\.svg$/);
    expect(new Set(logos).size).toBe(world.installers.length);
    expect(world.installers.filter(({ email, phone }) => !email || !phone)).toEqual([]);
  });

  it("has three images of the product in each cart", () => {
    const names = ["default", "default-open", "default-closed"];
    const imageLists = world.requests.flatMap(({ cart }) => (cart ? [cart.installableProductImages] : []));
    expect(imageLists.length).toBeGreaterThan(0);
    for (const images of imageLists)
      expect(images).toEqual(names.map((name) => `/files/windows/${name}.svg`));
  });

  it("has files of seven projects, all of them Anna's", () => {
    const withFiles = world.projects.filter(({ projectFiles }) => projectFiles.length > 0);
    expect(withFiles).toHaveLength(7);
    expect(new Set(withFiles.map(({ customerAccountId }) => customerAccountId))).toEqual(
      new Set(["account-anna"]),
    );
    for (const { projectFiles } of withFiles) {
      for (const { path, size } of projectFiles) expect(world.files.get(path)?.bytes.byteLength).toBe(size);
    }
  });

  it("has offers and dates only where the status implies them", () => {
    for (const { currentStatus, cart, installationStartDate, installerId } of world.requests) {
      if (currentStatus === "OPEN") expect([cart, installerId]).toEqual([null, null]);
      if (currentStatus === "OFFER_SENT") expect(cart?.items).toHaveLength(3);
      if (currentStatus === "INSTALLATION_DATE_CONFIRMED") {
        expect(installationStartDate).toBe("2026-03-23");
      }
    }
  });

  it("has carts whose totals match their items", () => {
    for (const { cart } of world.requests) {
      if (!cart) continue;
      const { total, items } = cart;
      const net = items.reduce((sum, { netPrice }) => sum + netPrice, 0);
      expect(total.netProductPrice).toBeCloseTo(net, 2);
      expect(total.netPrice).toBeCloseTo(total.netProductPrice + total.netInstallationPrice, 2);
      // Rounding can differ by a cent.
      expect(total.price).toBeCloseTo(total.netPrice * (1 + countrySeeds[country].vatRate), 1);
    }
  });

  it.each(["anna", "ben", "clara", "dario"] as const)(
    "lets %s query everything without an error",
    async (persona) => {
      const client = createClient(world, persona);
      const main = await client.main(`{
      projects(take: 100) { items { project { id type spaceType start installer { id name radius installerType } }
        activeRequest { id currentStatus price cartItems { sku } } } }
      unreadNotifications { totalCount items { id type createdAt metadata { projectType } } }
      faqContent { question } documentContent { title } bookmarkContent { title }
    }`);
      const registration = await client.registration(
        "{ registeredWindows { items { id title room owner { email } } } }",
      );
      expect([...main.errors, ...registration.errors]).toEqual([]);
      for (const { id } of findRequests(persona)) {
        const { errors } = await client.main(
          `query ($id: ID!) {
            showRequest(id: $id) {
              currentStatus cart { total { price } } customer { city } installerLocation { name }
            }
            requestReasons(idRequest: $id) { label }
            attachments(idRequest: $id) { id }
          }`,
          { id },
        );
        expect(errors).toEqual([]);
      }
    },
  );
});
