import { test as base, expect } from "@playwright/test";
import { type CountryProject, defaultLocaleOf } from "./countries.ts";
import { Problems } from "./problems.ts";
import { type Translate, textsIn } from "./texts.ts";
import { createWorld, deleteWorld, enterWorld, type TestWorld } from "./worlds.ts";

interface WorldFixtures {
  /** The test's own world in the project's country; all pages of its context are in it. */
  world: TestWorld;
  /** What the browser complained of; anything the test did not expect fails it. */
  problems: Problems;
  /** The portal's texts in the country's first locale. */
  t: Translate;
}

export const test = base.extend<CountryProject & WorldFixtures>({
  country: ["DE", { option: true }],

  world: [
    async ({ country, context }, use) => {
      const world = await createWorld(country);
      await enterWorld(context, world);
      await use(world);
      await deleteWorld(world);
    },
    { auto: true },
  ],

  problems: [
    // Named, so that it goes last: calls of a page into a world that is gone would be problems.
    async ({ context, world }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect.soft(problems.unexpected(), `unexpected errors in the browser, world ${world.id}`).toEqual([]);
      expect.soft(problems.missing(), "expected errors that did not occur").toEqual([]);
    },
    { auto: true },
  ],

  t: async ({ country }, use) => {
    await use(textsIn(defaultLocaleOf(country)));
  },
});

export { expect };
