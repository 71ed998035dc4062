import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { callerIn, idTokenOf } from "../testing/caller.ts";
import { mainApi } from "../testing/services.ts";
import { freshWorld, worlds } from "../testing/worlds.ts";
import { buildWorld } from "../world/buildWorld.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { scenarioNames } from "../world/scenarios/scenarios.ts";
import type { World } from "../world/world.ts";
import { checkAnswers } from "./checkAnswers.ts";

const file = new URL("../../schema/rest/openapi.yaml", import.meta.url);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(parse(readFileSync(file, "utf8")), "openapi");
const errorBody = (name: string) =>
  ajv.getSchema(`openapi#/components/responses/${name}/content/application~1json/schema`);

const personas = ["anna", "ben", "clara", "dario"] as const;
let world: World;
beforeEach(() => {
  world = freshWorld();
});

describe("every refusal of a REST call keeps the OpenAPI file", () => {
  const paths = ["/api/auth/me", "/api/campaigns"];
  it.each([
    { status: 401, name: "Unauthorized", headers: { authorization: "Bearer garbage" } },
    { status: 401, name: "Unauthorized", headers: { authorization: "Basic x" } },
    { status: 403, name: "Forbidden", headers: { "x-client-token": "x", "x-client-signature": "y" } },
  ])("$status for $headers", async ({ status, name, headers }) => {
    for (const path of paths) {
      const response = await mainApi.request(path, { headers });
      expect(response.status).toBe(status);
      expect(errorBody(name)?.(await response.json())).toBe(true);
    }
  });

  it("401 without a session", async () => {
    const response = await callerIn(world).get("/api/auth/me");
    expect(errorBody("Unauthorized")?.(await response.json())).toBe(true);
  });
});

describe("every answer of the REST calls keeps the OpenAPI file", () => {
  it.each(scenarioNames)("in the scenario %s in every country", async (scenario) => {
    for (const { country } of Object.values(countrySeeds)) {
      const built = worlds.replace(buildWorld({ id: "built", country, scenario }));
      const persona = personas.find((name) => built.accounts[0]?.persona === name) ?? "clara";
      const token = await idTokenOf(built, persona);
      const headers = { cookie: "mock-world=built", authorization: `Bearer ${token}` };
      // Answers that break the file become a 500.
      for (const path of ["/api/auth/me", "/api/campaigns"]) {
        expect((await mainApi.request(path, { headers })).status).toBe(200);
      }
    }
    worlds.delete("built");
  });
});

describe("checkAnswers", () => {
  const app = new Hono()
    .use(checkAnswers())
    .get("/api/auth/me", (c) => c.json({ data: {} }))
    .get("/api/campaigns", (c) => c.json({ message: "I am a teapot." }, 418))
    .all("*", (c) => c.json({ any: "thing" }));

  it.each([
    {
      path: "/api/auth/me",
      problem: "answer/data must have required property 'customerAccountId'",
    },
    { path: "/api/campaigns", problem: "The contract knows no answer 418 of GET /campaigns." },
  ])("makes a 500 of a broken answer of $path that says how", async ({ path, problem }) => {
    const response = await app.request(path);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: `The answer breaks schema/rest/openapi.yaml: ${problem}`,
    });
  });

  it("leaves alone what the file does not speak of", async () => {
    expect(await (await app.request("/api/other")).json()).toEqual({ any: "thing" });
    expect(await (await app.request("/api/auth/me", { method: "POST" })).json()).toEqual({ any: "thing" });
  });
});
