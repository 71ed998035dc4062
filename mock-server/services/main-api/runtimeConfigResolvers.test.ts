import { describe, expect, it } from "vitest";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { mainApi } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";

describe("runtimeConfig", () => {
  it.each([
    {
      title: "the port of the request",
      host: "se.localhost:5173",
      proto: undefined,
      suffix: ".localhost:5173",
    },
    { title: "no port and the forwarded scheme", host: "localhost", proto: "https", suffix: ".localhost" },
  ])("returns the portal's URL in all countries with $title", async ({ host, proto, suffix }) => {
    createStandingWorld("DE");
    createStandingWorld("SE");
    const response = await mainApi.request("/graphql", {
      method: "POST",
      body: JSON.stringify({ query: "{ runtimeConfig { domains { country url } } }" }),
      headers: { "content-type": "application/json", host, ...(proto && { "x-forwarded-proto": proto }) },
    });
    const urls = countries.map((country) => `${proto ?? "http"}://${country.toLowerCase()}${suffix}`);
    expect(await response.json()).toEqual({
      data: {
        runtimeConfig: { domains: countries.map((country, index) => ({ country, url: urls[index] })) },
      },
    });
  });
});
