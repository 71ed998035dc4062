import { expect, it } from "vitest";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { getTexts } from "#texts/getTexts.ts";
import { formatText } from "#texts/texts.ts";

it.each([
  { country: "DE", headers: { "x-taglys-locale": "fr-CH" }, locale: "fr-CH" },
  { country: "DE", headers: { "x-taglys-locale": "sv" }, locale: "sv" },
  { country: "CH", headers: {}, locale: "de-CH" },
  { country: "GB", headers: { "x-taglys-locale": "xx" }, locale: "en-GB" },
] as const)(
  "error messages of all services in $country are in $locale for $headers",
  async ({ country, headers, locale }) => {
    const world = createStandingWorld(country);
    const visitor = createClient(world, undefined, headers);
    const dario = createClient(world, "dario", headers);
    const claim = 'mutation { claimRegisteredWindows(registrationToken: "nowhere") { id } }';
    const give = 'mutation { giveFeedback(projectId: "nowhere", rating: 4) }';
    const texts = getTexts(locale);
    expect((await visitor.main(give)).errors[0]?.message).toBe(
      formatText(texts.unknownProject, { id: "nowhere" }),
    );
    expect((await dario.registration(claim)).errors[0]?.message).toBe(texts.unknownLink);
    const session = await visitor.get("/api/auth/me");
    expect(await session.json()).toEqual({ message: texts.notSignedIn });
  },
);
