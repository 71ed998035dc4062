import { describe, expect, it } from "vitest";
import { personViolations } from "../../rules/personRules.ts";
import { callerIn } from "../../testing/caller.ts";
import { freshWorld } from "../../testing/worlds.ts";
import { en } from "../../texts/en.ts";
import { countrySeeds } from "../countries/countrySeeds.ts";
import { requestStatuses } from "../requestStatuses.ts";
import { titleOf } from "../typeSigns.ts";

const countries = Object.values(countrySeeds).map(({ country }) => ({ country }));

describe.each(countries)("the standing world of $country", ({ country }) => {
  const world = freshWorld(country);
  const projectsOf = (persona: string) =>
    world.projects.filter(({ customerAccountId }) => customerAccountId === `account-${persona}`);
  const requestsOf = (persona: string) => {
    const ids = projectsOf(persona).map(({ id }) => id);
    return world.requests.filter(({ projectId }) => ids.includes(projectId));
  };
  const windowsOf = (persona: string) =>
    world.windows.filter(({ accountId }) => accountId === `account-${persona}`);
  const unreadOf = (persona: string) =>
    world.notifications.filter(({ accountId, isRead }) => accountId === `account-${persona}` && !isRead);

  it("gives Anna 23 projects in all 18 statuses [R4.1] [R1.4]", () => {
    expect(projectsOf("anna")).toHaveLength(23);
    const statuses = new Set(requestsOf("anna").map(({ currentStatus }) => currentStatus));
    expect([...statuses].toSorted()).toEqual(requestStatuses.toSorted());
    expect(windowsOf("anna")).toHaveLength(2);
  });

  it("gives Anna a paused request, an overdue one and a draft [R4.2]", () => {
    const annas = requestsOf("anna");
    expect(annas.filter(({ statusBeforePausing }) => statusBeforePausing === "OFFER_SENT")).toHaveLength(1);
    expect(annas.filter(({ overdue }) => overdue)).toHaveLength(2);
    expect(annas).toHaveLength(22);
  });

  it("gives Ben nothing", () => {
    expect([...projectsOf("ben"), ...windowsOf("ben"), ...unreadOf("ben")]).toEqual([]);
  });

  it("gives Clara one project with unread notifications", () => {
    expect(projectsOf("clara")).toHaveLength(1);
    expect(unreadOf("clara")).toHaveLength(3);
    expect(windowsOf("clara")).toEqual([]);
  });

  it("gives Dario windows and no project", () => {
    expect(projectsOf("dario")).toEqual([]);
    expect(windowsOf("dario")).toHaveLength(3);
  });

  it("holds a project that waits for its account [R1.2]", () => {
    const waiting = world.projects.filter(({ customerAccountId }) => customerAccountId === null);
    expect(waiting.map(({ invitationToken }) => invitationToken)).toEqual(["welcome-home"]);
  });

  it("names customers and owners by the country's own rules", () => {
    for (const { customer } of world.requests) {
      expect(personViolations(en, country, customer, "customer")).toEqual([]);
    }
    for (const { owner, key, title } of world.windows) {
      expect(owner && personViolations(en, country, owner, "owner")).toEqual([]);
      expect(titleOf(key)).toBe(title);
    }
  });

  it("fills every field of a customer for somebody, a county where addresses name one [R3.8]", () => {
    const filled = new Set(
      requestsOf("anna").flatMap(({ customer }) =>
        Object.entries(customer).flatMap(([field, value]) => (value === null ? [] : field)),
      ),
    );
    const all = [
      ...["id", "salutation", "firstName", "lastName", "email", "phone", "alternatePhone", "company"],
      ...["postCode", "city", "street", "houseNumber", "tenancy", "acceptedMarketing"],
      ...(country === "GB" || country === "IE" ? ["county"] : []),
    ];
    expect([...filled].toSorted()).toEqual(all.toSorted());
    expect(new Set(requestsOf("anna").map(({ customer }) => customer.tenancy))).toEqual(
      new Set(["OWNER", "TENANT"]),
    );
  });

  it("gives every installer a logo of its own, a mail address and a telephone number [R3.6]", () => {
    const logos = world.installers.map(({ logo }) => logo);
    for (const logo of logos) expect(logo).toMatch(/^\/files\/logos\/[a-z\d]+(-[a-z\d]+)*\.svg$/);
    expect(new Set(logos).size).toBe(world.installers.length);
    expect(world.installers.filter(({ email, phone }) => !email || !phone)).toEqual([]);
  });

  it("shows windows with their picture and two more", () => {
    const names = ["default", "default-open", "default-closed"];
    const pictures = world.requests.flatMap(({ cart }) => (cart ? [cart.installableProductImages] : []));
    expect(pictures.length).toBeGreaterThan(0);
    for (const images of pictures) expect(images).toEqual(names.map((name) => `/files/windows/${name}.svg`));
  });

  it("keeps files of some of Anna's projects, and of nobody else's", () => {
    const withFiles = world.projects.filter(({ projectFiles }) => projectFiles.length > 0);
    expect(withFiles).toHaveLength(6);
    expect(new Set(withFiles.map(({ customerAccountId }) => customerAccountId))).toEqual(
      new Set(["account-anna"]),
    );
    for (const { projectFiles } of withFiles) {
      for (const { path, size } of projectFiles) expect(world.files.get(path)?.bytes.byteLength).toBe(size);
    }
  });

  it("agrees with itself: an offer once one was sent, dates once they are agreed", () => {
    for (const { currentStatus, cart, installationStartDate, installerId } of world.requests) {
      if (currentStatus === "OPEN") expect([cart, installerId]).toEqual([null, null]);
      if (currentStatus === "OFFER_SENT") expect(cart?.items).toHaveLength(3);
      if (currentStatus === "INSTALLATION_DATE_CONFIRMED") {
        expect(installationStartDate).toBe("2026-03-23");
      }
    }
  });

  it("adds carts up", () => {
    for (const { cart } of world.requests) {
      if (!cart) continue;
      const { total, items } = cart;
      const net = items.reduce((sum, { netPrice }) => sum + netPrice, 0);
      expect(total.netProductPrice).toBeCloseTo(net, 2);
      expect(total.netPrice).toBeCloseTo(total.netProductPrice + total.netInstallationPrice, 2);
      // A cent apart, where rounding falls.
      expect(total.price).toBeCloseTo(total.netPrice * (1 + countrySeeds[country].vatRate), 1);
    }
  });

  it.each(["anna", "ben", "clara", "dario"] as const)(
    "shows %s everything without an error",
    async (persona) => {
      const caller = callerIn(world, persona);
      const main = await caller.main(`{
      projects(take: 100) { items { project { id type spaceType start installer { id name radius installerType } }
        activeRequest { id currentStatus price cartItems { sku } } } }
      unreadNotifications { totalCount items { id type createdAt metadata { projectType } } }
      faqContent { question } documentContent { title } bookmarkContent { title }
    }`);
      const registration = await caller.registration(
        "{ registeredWindows { items { id title room owner { email } } } }",
      );
      expect([...main.errors, ...registration.errors]).toEqual([]);
      const requests = requestsOf(persona).map(
        ({ id }, index) => `
        request${index}: showRequest(id: "${id}") {
          currentStatus cart { total { price } } customer { city } installerLocation { name }
        }
        reasons${index}: requestReasons(idRequest: "${id}") { label }
        files${index}: attachments(idRequest: "${id}") { id }`,
      );
      expect((await caller.main(`{ __typename ${requests.join("")} }`)).errors).toEqual([]);
    },
  );
});
