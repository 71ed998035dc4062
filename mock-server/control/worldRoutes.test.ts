import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found, requestOf } from "../testing/records.ts";
import { origins } from "../testing/services.ts";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import { controlRoutes } from "./controlRoutes.ts";

const control = controlRoutes(worlds, origins.identity);

beforeEach(() => {
  removeWorlds();
  freshWorld("DE");
  freshWorld("SE");
});

const json = { "content-type": "application/json" };
const post = async (path: string, body: string) =>
  await control.request(path, { method: "POST", body, headers: json });
const create = async (plan: unknown) => await post("/worlds", JSON.stringify(plan));
const ids = () => worlds.all().map(({ id }) => id);

describe("POST /control/worlds", () => {
  it("makes a world by country, scenario, id and time, and tells who lives there", async () => {
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
        email: `${persona}@ch.example`,
        password: "Daylight-2026",
        description: expect.stringMatching(/\S/),
      })),
    });
    const { data } = await callerIn(found(worlds.get("mine")), "ben").main("{ showAccount { email } }");
    expect(data).toEqual({ showAccount: { email: "ben@ch.example" } });
  });

  it("names a world that is given no name, never as another", async () => {
    await create({ country: "DE", id: "de-1" });
    await create({ country: "DE" });
    await create({ country: "DE" });
    expect(ids()).toHaveLength(5);
    expect(new Set(ids()).size).toBe(5);
  });

  it("takes a time with an offset", async () => {
    await create({ country: "DE", id: "mine", now: "2026-06-01T12:00:00+02:00" });
    expect(worlds.get("mine")?.clock.now().toISOString()).toMatch(/^2026-06-01T10:00:0\d/);
  });

  it.each([
    { title: "no body", body: "", message: /^country: .*country/ },
    { title: "no JSON", body: "{", message: /^The body must be JSON\.$/ },
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
    { title: "a scenario of no text", body: '{"country":"DE","scenario":1}', message: /^scenario: must be/ },
    { title: "an id with blanks", body: '{"country":"DE","id":"a b"}', message: /^id: must have 1 to 63/ },
    {
      title: "an id that is a path",
      body: '{"country":"DE","id":"../x"}',
      message: /^id: must have 1 to 63/,
    },
    { title: "an empty id", body: '{"country":"DE","id":""}', message: /^id: must have 1 to 63/ },
    { title: "a time in words", body: '{"country":"DE","now":"today"}', message: /^now: must be an instant/ },
    {
      title: "a time that only looks like one",
      body: '{"country":"DE","now":"2026-06-01T12:00:00+01"}',
      message: /^now: must be an instant/,
    },
    { title: "a property it does not know", body: '{"country":"DE","locale":"de"}', message: /^locale: / },
  ])("refuses $title and says what it expected", async ({ body, message }) => {
    const response = await post("/worlds", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
    expect(ids()).toEqual(["de", "se"]);
  });

  it("names everything that is wrong, a line for each", async () => {
    const response = await create({ country: 1, scenario: 2, id: 3, now: 4 });
    const { message } = await response.json();
    const fields = String(message)
      .split("\n")
      .map((line) => line.split(":")[0]);
    expect(fields).toEqual(["country", "scenario", "id", "now"]);
  });

  it("refuses an id that is taken", async () => {
    const before = worlds.get("se");
    const response = await create({ country: "SE", id: "se" });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'There is a world named "se" already.' });
    expect(worlds.get("se")).toBe(before);
  });

  it("refuses a body of more than 1 MB, and answers afterwards", async () => {
    const response = await post("/worlds", `"${"x".repeat(1_000_001)}"`);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: "The body is larger than 1 MB." });
    expect((await create({ country: "DE" })).status).toBe(201);
  });
});

describe("GET /control/worlds", () => {
  it("lists every world", async () => {
    await create({ country: "SE", id: "mine" });
    const response = await control.request("/worlds");
    const item = (id: string, country: string) => expect.objectContaining({ id, country });
    expect(await response.json()).toEqual({
      worlds: [item("de", "DE"), item("se", "SE"), item("mine", "SE")],
    });
  });
});

describe("POST /control/worlds/:id/reset", () => {
  it("makes the world as it was, at the time it was made for", async () => {
    await create({ country: "DE", id: "mine", now: "2026-06-01T12:00:00Z" });
    const world = found(worlds.get("mine"));
    await callerIn(world, "clara").main(
      'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }',
      { id: requestOf(world, "clara").id },
    );
    world.clock.advance(86_400_000);
    const response = await post("/worlds/mine/reset", "");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: "mine",
      now: expect.stringMatching(/^2026-06-01T12:00:0/),
    });
    expect(requestOf(found(worlds.get("mine")), "clara").currentStatus).toBe("OFFER_SENT");
  });
});

describe("DELETE /control/worlds/:id", () => {
  it("deletes a world", async () => {
    const response = await control.request("/worlds/se", { method: "DELETE" });
    expect(response.status).toBe(204);
    expect(ids()).toEqual(["de"]);
  });
});

describe("an unknown world", () => {
  it.each([
    { method: "POST", path: "/worlds/nowhere/reset" },
    { method: "DELETE", path: "/worlds/nowhere" },
  ])("is not found by $method $path, which lists the known ones", async ({ method, path }) => {
    const response = await control.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'There is no world "nowhere". Known worlds: de, se.',
    });
  });
});

it.each(["/", "/nothing", "/worlds/de/nothing"])("an unknown call %s is a 404 that says so", async (path) => {
  const response = await control.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: `There is no control call GET ${path}.` });
});
