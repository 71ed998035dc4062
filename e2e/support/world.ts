import { test as base, expect } from "@playwright/test";
import { countrySeeds } from "../../mock-server/world/countries/countrySeeds.ts";
import type { ScenarioName } from "../../mock-server/world/scenarios/scenarios.ts";
import { type ScenarioParameters, TestWorld } from "./control.ts";
import { type CountryProject, defaultLocaleOf } from "./countries.ts";
import { Problems } from "./problems.ts";
import { type Translate, textsIn } from "./texts.ts";
import { Tracking } from "./tracking.ts";

interface WorldOptions {
  /** How the test's world is filled. */
  scenario: ScenarioName;
  /** What the scenario takes beyond its name. */
  parameters: ScenarioParameters<ScenarioName>;
  /** The world's time at its start, for pictures with dates in them; the machine's own unless told. */
  now: string | undefined;
  /** Whether campaigns may pop up, which they do in quiet moments. */
  popups: boolean;
  /** Who is signed in from the start, without a visit to the sign-in page; nobody unless told. */
  persona: string | undefined;
}

interface WorldFixtures {
  /** The test's own world in the project's country; all pages of its context are in it. */
  world: TestWorld;
  /** What the browser complained of; anything the test did not expect fails it. */
  problems: Problems;
  /** What the tag manager is told; anything of a person or a token in it fails the test. */
  tracking: Tracking;
  /** The portal's texts in the country's first locale. */
  t: Translate;
}

export const test = base.extend<CountryProject & WorldOptions & WorldFixtures>({
  country: ["DE", { option: true }],
  scenario: ["standing", { option: true }],
  parameters: [{}, { option: true }],
  now: [undefined, { option: true }],
  popups: [false, { option: true }],
  persona: [undefined, { option: true }],

  world: [
    async ({ country, scenario, parameters, now }, use) => {
      const world = await TestWorld.create({ country, scenario, parameters, ...(now && { now }) });
      await use(world);
      await world.delete();
    },
    { auto: true },
  ],

  context: async ({ context, popups }, use) => {
    if (!popups) await context.addInitScript(rememberPopups);
    await use(context);
  },

  storageState: async ({ world, persona }, use) => {
    await use(await world.storageState(persona));
  },

  problems: [
    async ({ context, world }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      expect.soft(problems.unexpected(), `unexpected errors in the browser, world ${world.id}`).toEqual([]);
      expect.soft(problems.missing(), "expected errors that did not occur").toEqual([]);
    },
    { auto: true },
  ],

  tracking: [
    async ({ context, country, world }, use) => {
      const tracking = new Tracking();
      await tracking.watch(context);
      await use(tracking);
      const names = Object.values(countrySeeds[country].people).flatMap((it) => [it.firstName, it.lastName]);
      const emails = world.personas.map(({ email }) => email);
      expect
        .soft(tracking.leaks([...names, ...emails]), "told to the tag manager or in an address")
        .toEqual([]);
    },
    { auto: true },
  ],

  t: async ({ country }, use) => {
    await use(textsIn(defaultLocaleOf(country)));
  },
});

/** Runs in the page: the popup of the standing campaign counts as seen. */
function rememberPopups(): void {
  try {
    sessionStorage.setItem("taglys.campaignsSeen", JSON.stringify(["campaign-1"]));
  } catch {
    // Some tests block storage.
  }
}

export { expect };
