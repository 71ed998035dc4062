import { beforeEach, describe, expect, it } from "vitest";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { origins } from "#testing/services.ts";
import { createStandingWorld, removeWorlds, worlds } from "#testing/worlds.ts";
import { createMainApiApp } from "../mainApiApp.ts";

const app = createMainApiApp({ worlds, defaultCountry: "NO", origins });

beforeEach(() => {
  removeWorlds();
  for (const country of countries) createStandingWorld(country);
  createStandingWorld("SE", "mine");
});

/** Requests the country for a host and a cookie. */
async function requestCountry(headers: Record<string, string>): Promise<unknown> {
  const response = await app.request("/graphql?query={runtimeConfig{country}}", { headers });
  const { data } = await response.json();
  return data.runtimeConfig.country;
}

describe("world of a request", () => {
  it("is the standing world of the country at the host", async () => {
    for (const country of countries) {
      expect(await requestCountry({ host: `${country.toLowerCase()}.localhost:5173` })).toBe(country);
    }
    expect(await requestCountry({ host: "DK.localhost" })).toBe("DK");
  });

  it.each(["localhost", "127.0.0.1:4000"])("is the default country's at the host %s", async (host) => {
    expect(await requestCountry({ host })).toBe("NO");
  });

  it("is the cookie's world on any host", async () => {
    const cookie = "theme=dark; mock-world=mine";
    expect(await requestCountry({ host: "dk.localhost:5173", cookie })).toBe("SE");
  });

  it.each<[title: string, headers: Record<string, string>, expected: RegExp]>([
    [
      "an unknown host",
      { host: "xx.localhost:5173" },
      /^There is no country at "xx\.localhost"\. Known hosts: (?:[a-z]{2}\.localhost, )+[a-z]{2}\.localhost\.$/,
    ],
    [
      "a deleted world",
      { cookie: "mock-world=gone" },
      /^There is no world "gone"\. Remove the cookie "mock-world" or create the world\.$/,
    ],
  ])("is missing for %s; the error names a remedy", async (_, headers, expected) => {
    const message = expect.stringMatching(expected);
    const graphQl = await app.request("/graphql?query={__typename}", { headers });
    expect(graphQl.status).toBe(404);
    expect(await graphQl.json()).toEqual({ errors: [{ message, extensions: { code: "UNKNOWN_WORLD" } }] });
    const rest = await app.request("/api/campaigns", { headers });
    expect([rest.status, await rest.json()]).toEqual([404, { message }]);
  });
});
