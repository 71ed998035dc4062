import { beforeEach, describe, expect, it } from "vitest";
import { mainApi } from "../testing/services.ts";
import { freshWorld, removeWorlds } from "../testing/worlds.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import { worldOfRequest } from "./worldOfRequest.ts";
import { WorldRegistry } from "./worldRegistry.ts";

const seeds = Object.values(countrySeeds);

beforeEach(() => {
  removeWorlds();
  for (const { country } of seeds) freshWorld(country);
  freshWorld("SE", "mine");
});

/** The country that answers to a host and a cookie. */
async function countryAt(headers: Record<string, string>): Promise<unknown> {
  const response = await mainApi.request("/graphql?query={runtimeConfig{country}}", { headers });
  return await response.json();
}

const answer = (country: string) => ({ data: { runtimeConfig: { country } } });

describe("the world of a call", () => {
  it.each(seeds)("is $country's at the country's host [R9.1]", async ({ country }) => {
    const host = `${country.toLowerCase()}.localhost`;
    expect(await countryAt({ host: `${host}:5173` })).toEqual(answer(country));
    expect(await countryAt({ host })).toEqual(answer(country));
    expect(await countryAt({ host: host.toUpperCase().replace("LOCALHOST", "localhost") })).toEqual(
      answer(country),
    );
  });

  it.each(["localhost", "localhost:5173", "127.0.0.1:4000"])(
    "is the default country's at %s",
    async (host) => {
      expect(await countryAt({ host })).toEqual(answer("DE"));
    },
  );

  it("is the cookie's, whatever the host", async () => {
    const cookie = "theme=dark; mock-world=mine";
    expect(await countryAt({ host: "no.localhost:5173", cookie })).toEqual(answer("SE"));
  });

  it("is none at an unknown host, and the answer lists the known ones", async () => {
    const headers = { host: "fr.localhost:5173" };
    const message =
      'There is no country at "fr.localhost". Known hosts: at.localhost, ch.localhost, de.localhost, dk.localhost, gb.localhost, ie.localhost, no.localhost, se.localhost.';
    expect(await countryAt(headers)).toEqual({
      errors: [{ message, extensions: { code: "UNKNOWN_WORLD" } }],
    });
    const rest = await mainApi.request("/api/campaigns", { headers });
    expect(rest.status).toBe(404);
    expect(await rest.json()).toEqual({ message });
  });

  it("is none for a cookie whose world is gone, and the answer says what to do", async () => {
    const headers = { cookie: "mock-world=gone" };
    const message = 'There is no world "gone". Remove the cookie "mock-world" or create the world.';
    expect(await countryAt(headers)).toEqual({
      errors: [{ message, extensions: { code: "UNKNOWN_WORLD" } }],
    });
    expect((await mainApi.request("/graphql?query={__typename}", { headers })).status).toBe(404);
  });
});

it("the default country is the server's to choose", () => {
  const worlds = new WorldRegistry();
  const norway = worlds.add(freshWorld("NO"));
  const request = new Request("http://localhost:5173/graphql", { headers: { host: "localhost:5173" } });
  expect(worldOfRequest(request, worlds, "NO")).toEqual({ world: norway });
  expect(worldOfRequest(request, worlds, "SE")).toEqual({ problem: expect.stringContaining("no.localhost") });
});
