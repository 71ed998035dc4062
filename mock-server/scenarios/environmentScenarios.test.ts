import { afterAll, describe, expect, it } from "vitest";
import { countryLocales } from "../../schema/locales.ts";
import { contentSeeds } from "../seeds/content/contentSeeds.ts";
import { countries, countrySeeds } from "../seeds/countries/countrySeeds.ts";
import { buildScenario } from "../testing/buildScenario.ts";
import { createClient } from "../testing/serviceClient.ts";
import { removeWorlds, worlds } from "../testing/worlds.ts";
import { scenarioNames } from "./scenarios.ts";

const seeds = Object.values(countrySeeds);

afterAll(removeWorlds);

describe("session scenarios", () => {
  it("shortSession sets lifetimes of two and ten minutes", () => {
    expect(buildScenario("AT", "shortSession").signIn).toMatchObject({
      idTokenSeconds: 120,
      refreshTokenSeconds: 600,
    });
  });

  it("expiredSession creates sessions that are older than the lifetime of all tokens", () => {
    expect(buildScenario("AT", "expiredSession").signIn.headlessAge).toBeGreaterThan(86_400);
  });
});

describe("switches of a country", () => {
  it.each(seeds)("are those of the seed of $country in every scenario", ({ country, switches }) => {
    for (const scenario of scenarioNames)
      expect(buildScenario(country, scenario).config).toMatchObject(switches);
  });

  it.each([
    "ownRegistrationService",
    "windowRegistrationEnabled",
    "alternativeInstallationFlow",
    "vProEnabled",
  ])("are set by countrySwitches: %s in every country", (name) => {
    for (const country of countries) {
      for (const value of [true, false]) {
        expect(buildScenario(country, "countrySwitches", { [name]: value }).config).toMatchObject({
          [name]: value,
        });
      }
    }
  });

  it("are set by countrySwitches: the tag manager", () => {
    expect(buildScenario("DE", "countrySwitches", { tagManagerId: null }).config.tagManagerId).toBeNull();
    expect(buildScenario("DK", "countrySwitches", { tagManagerId: "GTM-A1" }).config.tagManagerId).toBe(
      "GTM-A1",
    );
  });

  it("are missing with unconfigured: the runtime config is null", { tags: ["R5.1"] }, async () => {
    const world = worlds.replace(buildScenario("IE", "unconfigured"));
    const { data } = await createClient(world).main("{ runtimeConfig { country } }");
    expect(data).toEqual({ runtimeConfig: null });
  });
});

describe("content", () => {
  it.each(
    seeds.flatMap(({ country, contentLanguages }) =>
      contentLanguages.map((language, index) => ({
        country,
        language,
        locale: countryLocales[country][index] ?? "",
      })),
    ),
  )(
    "is in $language for $locale in every scenario that $country builds",
    { tags: ["R9.6"] },
    async ({ country, locale, language }) => {
      for (const scenario of ["standing", "empty", "countrySwitches"]) {
        const world = worlds.replace(buildScenario(country, scenario));
        const persona = scenario === "empty" ? "ben" : "clara";
        const client = createClient(world, persona, { "x-taglys-locale": locale });
        const { data } = await client.main(
          "{ faqContent { question } documentContent { title } bookmarkContent { title } }",
        );
        const { faq, documents, bookmarks } = contentSeeds[language];
        expect(data).toEqual({
          faqContent: faq.map(({ question }) => ({ question })),
          documentContent: documents.map(({ title }) => ({ title })),
          bookmarkContent: bookmarks.map(({ title }) => ({ title })),
        });
      }
    },
  );
});
