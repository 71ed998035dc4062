// @vitest-environment node
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "../countries.ts";
import { loadMessages } from "./loadMessages.ts";
import { layersOf, readCatalogue } from "./messageLayers.ts";

describe("layersOf", () => {
  it.each([
    ["de", ["de"]],
    ["no", ["no"]],
    ["de-CH", ["de", "de-CH"]],
  ])("%s is %j", (locale, layers) => {
    expect(layersOf(locale)).toEqual(layers);
  });
});

describe("a catalogue", () => {
  const folder = join(import.meta.dirname, "locales");

  it("is its language's with what differs in the country", () => {
    const german = readCatalogue(folder, "de");
    const swiss = readCatalogue(folder, "de-CH");
    expect(Object.keys(swiss)).toEqual(Object.keys(german));
    const differing = Object.keys(swiss).filter((id) => swiss[id] !== german[id]);
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.length).toBeLessThan(Object.keys(german).length);
  });

  it.each(locales)(
    "[R9.3] [R1.14] of %s is loaded whole, in three parts, and parsed ahead",
    async (locale) => {
      const messages = await loadMessages(locale, "all");
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(readCatalogue(folder, locale)).toSorted());
      const first = await loadMessages(locale, "first");
      expect(Object.keys(first)).toContain("page.introduction.title");
      expect(Object.keys(first).length).toBeLessThan(Object.keys(messages).length / 5);
      expect(messages["app.signIn"]?.[0]).toMatchObject({ value: expect.any(String) });
    },
  );
});
