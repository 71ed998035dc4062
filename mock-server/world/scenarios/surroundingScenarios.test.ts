import { afterAll, describe, expect, it } from "vitest";
import { build, countries } from "../../testing/buildScenario.ts";
import { callerIn } from "../../testing/caller.ts";
import { removeWorlds, worlds } from "../../testing/worlds.ts";
import { contentSeeds } from "../content/contentSeeds.ts";
import { countrySeeds } from "../countries/countrySeeds.ts";
import { scenarioNames } from "./scenarios.ts";

const seeds = Object.values(countrySeeds);

afterAll(removeWorlds);

describe("sessions", () => {
  it("shortSession gives tokens of two and ten minutes", () => {
    expect(build("AT", "shortSession").signIn).toMatchObject({
      idTokenSeconds: 120,
      refreshTokenSeconds: 600,
    });
  });

  it("expiredSession hands out sessions that are older than any token lives", () => {
    expect(build("AT", "expiredSession").signIn.headlessAge).toBeGreaterThan(86_400);
  });
});

describe("the switches of a country", () => {
  it.each(seeds)("are $country's own in every scenario", ({ country, switches }) => {
    for (const scenario of scenarioNames) expect(build(country, scenario).config).toMatchObject(switches);
  });

  it.each([
    "ownRegistrationService",
    "windowRegistrationEnabled",
    "alternativeInstallationFlow",
    "vProEnabled",
  ])("countrySwitches turns %s on and off in every country", (name) => {
    for (const country of countries) {
      for (const value of [true, false]) {
        expect(build(country, "countrySwitches", { [name]: value }).config).toMatchObject({ [name]: value });
      }
    }
  });

  it("countrySwitches takes the tag manager away and puts another in", () => {
    expect(build("DE", "countrySwitches", { tagManagerId: null }).config.tagManagerId).toBeNull();
    expect(build("DK", "countrySwitches", { tagManagerId: "GTM-A1" }).config.tagManagerId).toBe("GTM-A1");
  });

  it("unconfigured answers null for the runtime config [R5.1]", async () => {
    const world = worlds.replace(build("IE", "unconfigured"));
    const { data } = await callerIn(world).main("{ runtimeConfig { country } }");
    expect(data).toEqual({ runtimeConfig: null });
  });
});

describe("content", () => {
  it.each([
    { country: "GB", locale: "en-GB", language: "en" },
    { country: "DE", locale: "de-DE", language: "de" },
    { country: "CH", locale: "de-CH", language: "gsw" },
    { country: "CH", locale: "fr-CH", language: "fr" },
    { country: "CH", locale: "it-CH", language: "it" },
    { country: "NO", locale: "no", language: "no" },
    { country: "SE", locale: "sv", language: "sv" },
    { country: "DK", locale: "da", language: "da" },
  ] as const)(
    "is in $language for $locale in every scenario that $country builds [R9.6]",
    async ({ country, locale, language }) => {
      for (const scenario of ["standing", "empty", "countrySwitches"]) {
        const world = worlds.replace(build(country, scenario));
        const persona = scenario === "empty" ? "ben" : "clara";
        const caller = callerIn(world, persona, { "x-taglys-locale": locale });
        const { data } = await caller.main(
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
