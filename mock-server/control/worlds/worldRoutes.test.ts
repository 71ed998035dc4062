import { beforeEach, describe, expect, it } from "vitest";
import { controlApp, requestControl } from "#testing/controlApi.ts";
import { findRequest, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld, removeWorlds, worlds } from "#testing/worlds.ts";
import type { WorldSummary } from "./worldSummary.ts";

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE");
  createStandingWorld("SE");
});

const create = async (plan: unknown) => await requestControl("POST", "/worlds", plan);
const ids = () => worlds.all().map(({ id }) => id);

describe("POST /control/worlds", () => {
  it("creates a world with country, scenario, id and time and returns its personas", async () => {
    const now = "2026-06-01T14:00:00+02:00";
    const response = await create({ country: "CH", scenario: "standing", id: "mine", now });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: "mine",
      country: "CH",
      scenario: "standing",
      dialect: "own",
      owner: "user",
      now: expect.stringMatching(/^2026-06-01T12:00:0\d/),
      personas: ["anna", "ben", "clara", "dario"].map((persona) => ({
        persona,
        name: expect.stringMatching(/\S \S/),
        email: `${persona}@ch.example`,
        password: "Daylight-2026",
        description: expect.stringMatching(/\S/),
      })),
    });
    const { data } = await createClient(requireDefined(worlds.get("mine")), "ben").main(
      "{ showAccount { email } }",
    );
    expect(data).toEqual({ showAccount: { email: "ben@ch.example" } });
  });

  it("creates a world with a dialect, which a patch replaces and a reset keeps", async () => {
    const read = async (response: Response) => (await response.json()).dialect;
    const spring = { country: "DE", id: "mine", dialect: "spring" };
    expect(await read(await create(spring))).toBe("spring");
    expect(await read(await requestControl("PATCH", "/worlds/mine", { dialect: "apollo-5" }))).toBe(
      "apollo-5",
    );
    expect(await read(await requestControl("POST", "/worlds/mine/reset"))).toBe("apollo-5");
    expect((await requestControl("PATCH", "/worlds/mine", { dialect: "yoga" })).status).toBe(400);
  });

  it("creates a unique id if none is given", async () => {
    await create({ country: "DE", id: "de-1" });
    await create({ country: "DE" });
    await create({ country: "DE" });
    expect(ids()).toHaveLength(5);
    expect(new Set(ids()).size).toBe(5);
  });

  it("responds with 409 if the id is taken", async () => {
    const before = worlds.get("se");
    const response = await create({ country: "SE", id: "se" });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'A world with the id "se" already exists.' });
    expect(worlds.get("se")).toBe(before);
  });
});

describe("worlds of users and of tests", () => {
  it("can be listed with owner, and deleted by owner or by id", async () => {
    await create({ country: "SE", id: "mine" });
    for (const id of ["e2e-1", "e2e-2"]) await create({ country: "SE", id, owner: "test" });
    await requestControl("POST", "/worlds/e2e-1/reset");
    const { worlds: listed } = await (await requestControl("GET", "/worlds")).json();
    const owners = Object.fromEntries(listed.map(({ id, owner }: WorldSummary) => [id, owner]));
    const tests = { "e2e-1": "test", "e2e-2": "test" };
    expect(owners).toEqual({ de: "country", se: "country", mine: "user", ...tests });
    const response = await requestControl("DELETE", "/worlds?owner=test");
    expect(await response.json()).toEqual({ deleted: 2 });
    expect(ids()).toEqual(["de", "se", "mine"]);
    expect((await requestControl("DELETE", "/worlds/se")).status).toBe(204);
    expect(ids()).toEqual(["de", "mine"]);
  });
});

describe("POST /control/worlds/:id/reset", () => {
  it("rebuilds the world with its original time", async () => {
    await create({ country: "DE", id: "mine", now: "2026-06-01T12:00:00Z" });
    const world = requireDefined(worlds.get("mine"));
    await createClient(world, "clara").main(
      'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }',
      { id: findRequest(world, "clara").id },
    );
    world.clock.advance(86_400_000);
    const response = await requestControl("POST", "/worlds/mine/reset");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: "mine",
      now: expect.stringMatching(/^2026-06-01T12:00:0/),
    });
    expect(findRequest(requireDefined(worlds.get("mine")), "clara").currentStatus).toBe("OFFER_SENT");
  });
});

describe("GET /control/worlds/:id/records", () => {
  it("returns 50 records of a kind from an offset, and the counts of all kinds", async () => {
    await create({ country: "DE", id: "huge", scenario: "huge", parameters: { projects: 60 } });
    const response = await requestControl("GET", "/worlds/huge/records?kind=projects&offset=20");
    const { projects } = requireDefined(worlds.get("huge"));
    expect(await response.json()).toMatchObject({
      counts: { accounts: 1, projects: 60, windows: 0 },
      records: projects.slice(20).map(({ id }) => ({ id })),
    });
    const first = await (await requestControl("GET", "/worlds/huge/records")).json();
    expect(first.records).toHaveLength(50);
  });
});

describe("GET /control/current-world", () => {
  it("returns the world of the request or names a missing one", async () => {
    const read = async (id: string) => {
      const headers = { host: "de.localhost:5173", cookie: `mock-world=${id}` };
      return await (await controlApp.request("http://localhost/current-world", { headers })).json();
    };
    expect(await read("se")).toMatchObject({ id: "se" });
    expect(await read("gone")).toEqual({ message: expect.stringContaining('There is no world "gone".') });
  });
});
