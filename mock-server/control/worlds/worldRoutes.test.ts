import { beforeEach, describe, expect, it } from "vitest";
import { findRequest, requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { origins } from "../../testing/services.ts";
import { createStandingWorld, removeWorlds, worlds } from "../../testing/worlds.ts";
import { createControlRoutes } from "../controlRoutes.ts";

const control = createControlRoutes(worlds, origins);

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE");
  createStandingWorld("SE");
});

const json = { "content-type": "application/json" };
const post = async (path: string, body: string) =>
  await control.request(path, { method: "POST", body, headers: json });
const create = async (plan: unknown) => await post("/worlds", JSON.stringify(plan));
const ids = () => worlds.all().map(({ id }) => id);

describe("POST /control/worlds", () => {
  it("creates a world with country, scenario, id and time and returns its personas", async () => {
    const response = await create({
      country: "CH",
      scenario: "standing",
      id: "mine",
      now: "2026-06-01T12:00:00Z",
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: "mine",
      country: "CH",
      scenario: "standing",
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

  it("creates a unique id if none is given", async () => {
    await create({ country: "DE", id: "de-1" });
    await create({ country: "DE" });
    await create({ country: "DE" });
    expect(ids()).toHaveLength(5);
    expect(new Set(ids()).size).toBe(5);
  });

  it("accepts a time with an offset", async () => {
    await create({ country: "DE", id: "mine", now: "2026-06-01T12:00:00+02:00" });
    expect(worlds.get("mine")?.clock.now().toISOString()).toMatch(/^2026-06-01T10:00:0\d/);
  });

  it.each([
    { title: "no body", body: "", message: /^country: .*country/ },
    { title: "invalid JSON", body: "{", message: /^The body must be JSON\.$/ },
    { title: "null", body: "null", message: /^body: the body must be an object/ },
    { title: "a list", body: "[]", message: /^country: the body must be an object/ },
    { title: "no country", body: "{}", message: /^country: the body must be an object with country/ },
    {
      title: "an unknown country",
      body: '{"country":"UK"}',
      message: /^country: must be one of AT, CH, DE, DK, GB, IE, NO, SE\.$/,
    },
    {
      title: "an unknown scenario",
      body: '{"country":"DE","scenario":"Standing"}',
      message: /There is no scenario "Standing"\. Known scenarios: .*\bstanding\b/,
    },
    {
      title: "a scenario that is not a string",
      body: '{"country":"DE","scenario":1}',
      message: /^scenario: must be/,
    },
    { title: "an id with blanks", body: '{"country":"DE","id":"a b"}', message: /^id: must have 1 to 63/ },
    {
      title: "an id that is a path",
      body: '{"country":"DE","id":"../x"}',
      message: /^id: must have 1 to 63/,
    },
    { title: "an empty id", body: '{"country":"DE","id":""}', message: /^id: must have 1 to 63/ },
    {
      title: "a time that is a word",
      body: '{"country":"DE","now":"today"}',
      message: /^now: must be an ISO timestamp/,
    },
    {
      title: "a time with an incomplete offset",
      body: '{"country":"DE","now":"2026-06-01T12:00:00+01"}',
      message: /^now: must be an ISO timestamp/,
    },
    { title: "an unknown property", body: '{"country":"DE","locale":"de"}', message: /^locale: / },
  ])("rejects $title with the expected values", async ({ body, message }) => {
    const response = await post("/worlds", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
    expect(ids()).toEqual(["de", "se"]);
  });

  it("returns one line for each invalid property", async () => {
    const response = await create({ country: 1, scenario: 2, id: 3, now: 4 });
    const { message } = await response.json();
    const fields = String(message)
      .split("\n")
      .map((line) => line.split(":")[0]);
    expect(fields).toEqual(["country", "scenario", "id", "now"]);
  });

  it("responds with 409 if the id is taken", async () => {
    const before = worlds.get("se");
    const response = await create({ country: "SE", id: "se" });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'A world with the id "se" already exists.' });
    expect(worlds.get("se")).toBe(before);
  });

  it("responds with 413 to more than 1 MB, and keeps responding", async () => {
    const response = await post("/worlds", `"${"x".repeat(1_000_001)}"`);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: "The body is larger than 1 MB." });
    expect((await create({ country: "DE" })).status).toBe(201);
  });
});

describe("GET /control/worlds", () => {
  it("lists all worlds", async () => {
    await create({ country: "SE", id: "mine" });
    const response = await control.request("/worlds");
    const item = (id: string, country: string) => expect.objectContaining({ id, country });
    expect(await response.json()).toEqual({
      worlds: [item("de", "DE"), item("se", "SE"), item("mine", "SE")],
    });
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
    const response = await post("/worlds/mine/reset", "");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: "mine",
      now: expect.stringMatching(/^2026-06-01T12:00:0/),
    });
    expect(findRequest(requireDefined(worlds.get("mine")), "clara").currentStatus).toBe("OFFER_SENT");
  });
});

describe("DELETE /control/worlds/:id", () => {
  it("deletes the world", async () => {
    const response = await control.request("/worlds/se", { method: "DELETE" });
    expect(response.status).toBe(204);
    expect(ids()).toEqual(["de"]);
  });
});

describe("request for an unknown world", () => {
  it.each([
    { method: "POST", path: "/worlds/nowhere/reset" },
    { method: "DELETE", path: "/worlds/nowhere" },
  ])("$method $path responds with 404 and the known worlds", async ({ method, path }) => {
    const response = await control.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'There is no world "nowhere". Known worlds: de, se.',
    });
  });
});

it.each(["/", "/nothing", "/worlds/de/nothing"])(
  "GET %s responds with 404 as an unknown route",
  async (path) => {
    const response = await control.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `There is no control route GET ${path}.` });
  },
);

describe("GET /control/worlds/:id/records", () => {
  const read = async (query = "") => await control.request(`/worlds/de/records${query}`);

  it("returns 50 records of a kind from an offset, and the counts of all kinds", async () => {
    await create({ country: "DE", id: "huge", scenario: "huge", parameters: { projects: 60 } });
    const response = await control.request("/worlds/huge/records?kind=projects&offset=20");
    const { projects } = requireDefined(worlds.get("huge"));
    expect(await response.json()).toMatchObject({
      counts: { accounts: 1, projects: 60, windows: 0 },
      records: projects.slice(20).map(({ id }) => ({ id })),
    });
    const first = await (await control.request("/worlds/huge/records")).json();
    expect(first.records).toHaveLength(50);
  });

  it.each([
    { query: "?kind=files", message: /^kind: must be one of accounts, projects, / },
    { query: "?offset=-1", message: /^offset: must be a whole number, 0 or more\.$/ },
  ])("rejects $query", async ({ query, message }) => {
    const response = await read(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
  });
});

describe("GET /control/current-world", () => {
  const read = async (headers: Record<string, string>) =>
    await control.request("http://localhost/current-world", { headers });

  it.each([
    {
      description: "of the cookie",
      headers: { host: "de.localhost:5173", cookie: "mock-world=se" },
      id: "se",
    },
    { description: "of the country in the host name", headers: { host: "se.localhost:5173" }, id: "se" },
    { description: "of the default country at localhost", headers: { host: "localhost:5173" }, id: "de" },
  ])("returns the world $description", async ({ headers, id }) => {
    expect(await (await read(headers)).json()).toMatchObject({ id });
  });

  it("names the missing world of a cookie", async () => {
    const response = await read({ host: "localhost", cookie: "mock-world=gone" });
    expect(response.status).toBe(404);
    expect((await response.json()).message).toContain('There is no world "gone".');
  });
});
