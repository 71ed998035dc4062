import { beforeEach, describe, expect, it } from "vitest";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { findRequestWorld } from "../../services/findRequestWorld.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld, removeWorlds } from "../../testing/worlds.ts";
import { WorldRegistry } from "../../world/worldRegistry.ts";

const seeds = Object.values(countrySeeds);

beforeEach(() => {
  removeWorlds();
  for (const { country } of seeds) createStandingWorld(country);
  createStandingWorld("SE", "mine");
});

/** Requests the country for a host and a cookie. */
async function requestCountry(headers: Record<string, string>): Promise<unknown> {
  const response = await mainApi.request("/graphql?query={runtimeConfig{country}}", { headers });
  return await response.json();
}

const createResult = (country: string) => ({ data: { runtimeConfig: { country } } });

describe("world of a request", () => {
  it.each(seeds)(
    "is the standing world of $country at the country's host",
    { tags: ["R9.1"] },
    async ({ country }) => {
      const host = `${country.toLowerCase()}.localhost`;
      expect(await requestCountry({ host: `${host}:5173` })).toEqual(createResult(country));
      expect(await requestCountry({ host })).toEqual(createResult(country));
      expect(await requestCountry({ host: host.toUpperCase().replace("LOCALHOST", "localhost") })).toEqual(
        createResult(country),
      );
    },
  );

  it.each(["localhost", "localhost:5173", "127.0.0.1:4000"])(
    "is the default country's at the host %s",
    async (host) => {
      expect(await requestCountry({ host })).toEqual(createResult("DE"));
    },
  );

  it("is that of the cookie, whatever the host", async () => {
    const cookie = "theme=dark; mock-world=mine";
    expect(await requestCountry({ host: "no.localhost:5173", cookie })).toEqual(createResult("SE"));
  });

  it("is missing at an unknown host; the error lists the known hosts", async () => {
    const headers = { host: "fr.localhost:5173" };
    const hosts = seeds.map(({ country }) => `${country.toLowerCase()}.localhost`);
    const message = `There is no country at "fr.localhost". Known hosts: ${hosts.join(", ")}.`;
    expect(await requestCountry(headers)).toEqual({
      errors: [{ message, extensions: { code: "UNKNOWN_WORLD" } }],
    });
    const rest = await mainApi.request("/api/campaigns", { headers });
    expect(rest.status).toBe(404);
    expect(await rest.json()).toEqual({ message });
  });

  it("is missing for a cookie whose world was deleted; the error says what to do", async () => {
    const headers = { cookie: "mock-world=gone" };
    const message = 'There is no world "gone". Remove the cookie "mock-world" or create the world.';
    expect(await requestCountry(headers)).toEqual({
      errors: [{ message, extensions: { code: "UNKNOWN_WORLD" } }],
    });
    expect((await mainApi.request("/graphql?query={__typename}", { headers })).status).toBe(404);
  });
});

it("findRequestWorld uses the default country of the server at plain localhost", () => {
  const worlds = new WorldRegistry();
  const norway = worlds.add(createStandingWorld("NO"));
  const request = new Request("http://localhost:5173/graphql", { headers: { host: "localhost:5173" } });
  expect(findRequestWorld(request, worlds, "NO")).toEqual({ world: norway });
  expect(findRequestWorld(request, worlds, "SE")).toEqual({ error: expect.stringContaining("no.localhost") });
});
