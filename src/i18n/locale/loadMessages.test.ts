import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { getCatalogueLayers, readCatalogue } from "#deploy/build/compileMessages.ts";
import { getMessageChunk } from "#deploy/build/messageChunks.ts";
import { locales } from "#locales.ts";
import { loadMessages } from "./loadMessages.ts";

describe("getCatalogueLayers", () => {
  it.each([
    ["de", ["de"]],
    ["no", ["no"]],
    ["de-CH", ["de", "de-CH"]],
  ])("returns for %s: %j", (locale, layers) => {
    expect(getCatalogueLayers(locale)).toEqual(layers);
  });
});

describe("message catalogues", () => {
  const folder = join(import.meta.dirname, "../locales");

  it.each(locales)("load in two chunks as parsed messages: %s", async (locale) => {
    const messages = await loadMessages(locale, "all");
    const ids = Object.keys(readCatalogue(folder, locale));
    const loaded = ids.filter((id) => getMessageChunk(id) !== "index.html");
    expect(Object.keys(messages).toSorted()).toEqual(loaded.toSorted());
    const first = await loadMessages(locale, "start");
    expect(Object.keys(first)).toContain("page.introduction.title");
    expect(Object.keys(first).length).toBeLessThan(Object.keys(messages).length / 5);
    expect(messages["app.signIn"]?.[0]).toMatchObject({ value: expect.any(String) });
  });
});
