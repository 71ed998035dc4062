import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildWorld } from "../../scenarios/buildWorld.ts";
import { scenarioNames } from "../../scenarios/scenarios.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createClient, issueIdToken } from "../../testing/serviceClient.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld, worlds } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";
import { checkRestResponses } from "./checkRestResponses.ts";

const file = new URL("../../../schema/rest/openapi.yaml", import.meta.url);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(parse(readFileSync(file, "utf8")), "openapi");
const getErrorSchema = (name: string) =>
  ajv.getSchema(`openapi#/components/responses/${name}/content/application~1json/schema`);

const personas = ["anna", "ben", "clara", "dario"] as const;
let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("REST errors conform to the OpenAPI file", () => {
  const paths = ["/api/auth/me", "/api/campaigns"];
  it.each([
    { status: 401, name: "Unauthorized", headers: { authorization: "Bearer garbage" } },
    { status: 401, name: "Unauthorized", headers: { authorization: "Basic x" } },
    { status: 403, name: "Forbidden", headers: { "x-client-token": "x", "x-client-signature": "y" } },
  ])("$status for the headers $headers", async ({ status, name, headers }) => {
    for (const path of paths) {
      const response = await mainApi.request(path, { headers });
      expect(response.status).toBe(status);
      expect(getErrorSchema(name)?.(await response.json())).toBe(true);
    }
  });

  it("401 without a session", async () => {
    const response = await createClient(world).get("/api/auth/me");
    expect(getErrorSchema("Unauthorized")?.(await response.json())).toBe(true);
  });
});

describe("REST responses conform to the OpenAPI file", () => {
  it.each(scenarioNames)("in the scenario %s in every country", async (scenario) => {
    for (const { country } of Object.values(countrySeeds)) {
      const built = worlds.replace(buildWorld({ id: "built", country, scenario }));
      const persona = personas.find((name) => built.accounts[0]?.persona === name) ?? "clara";
      const token = await issueIdToken(built, persona);
      const headers = { cookie: "mock-world=built", authorization: `Bearer ${token}` };
      // Responses that violate the file become a 500.
      for (const path of ["/api/auth/me", "/api/campaigns"]) {
        expect((await mainApi.request(path, { headers })).status).toBe(200);
      }
    }
    worlds.delete("built");
  });
});

describe("checkRestResponses", () => {
  const app = new Hono()
    .use(checkRestResponses())
    .get("/api/auth/me", (c) => c.json({ data: {} }))
    .get("/api/campaigns", (c) => c.json({ message: "I am a teapot." }, 418))
    .all("*", (c) => c.json({ any: "thing" }));

  it.each([
    {
      path: "/api/auth/me",
      error: "response/data must have required property 'customerAccountId'",
    },
    { path: "/api/campaigns", error: "The contract has no response 418 of GET /campaigns." },
  ])("replaces an invalid response of $path by a 500 that says what is wrong", async ({ path, error }) => {
    const response = await app.request(path);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: `The response violates schema/rest/openapi.yaml: ${error}`,
    });
  });

  it("keeps responses of operations that the file does not describe", async () => {
    expect(await (await app.request("/api/other")).json()).toEqual({ any: "thing" });
    expect(await (await app.request("/api/auth/me", { method: "POST" })).json()).toEqual({ any: "thing" });
  });
});
