import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildWorld } from "../../scenarios/buildWorld.ts";
import { scenarioNames } from "../../scenarios/scenarios.ts";
import { contentSeeds } from "../../seeds/content/contentSeeds.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createClient, issueIdToken } from "../../testing/serviceClient.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld, worlds } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import type { World } from "../../world/world.ts";

const openApi = new URL("../../../schema/rest/openapi.yaml", import.meta.url);
const ajv = new Ajv2020({ strict: false }).addSchema(parse(readFileSync(openApi, "utf8")), "openapi");

/** Reads the JSON of a response, which has to match a schema of `openapi.yaml`. */
async function readJson(response: Response, pointer: string): Promise<unknown> {
  const body: unknown = await response.json();
  const validate = ajv.getSchema(`openapi#/${pointer}/content/application~1json/schema`);
  expect(validate?.(body), ajv.errorsText(validate?.errors)).toBe(true);
  return body;
}

const sessionPointer = "paths/~1auth~1me/get/responses/200";
const campaignsPointer = "paths/~1campaigns/get/responses/200";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("GET /api/auth/me", () => {
  it("returns the id of the signed-in account, as showAccount does", { tags: ["R7.30"] }, async () => {
    const clara = createClient(world, "clara");
    expect(await readJson(await clara.get("/api/auth/me"), sessionPointer)).toEqual({
      data: { customerAccountId: "account-clara" },
    });
    expect((await clara.main("{ showAccount { id } }")).data).toEqual({
      showAccount: { id: "account-clara" },
    });
  });

  it("responds with 401 to anonymous visitors", { tags: ["R7.31"] }, async () => {
    const response = await createClient(world).get("/api/auth/me");
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await readJson(response, "components/responses/Unauthorized")).toEqual({
      message: de.notSignedIn,
    });
  });
});

describe("GET /api/campaigns", () => {
  it("returns the campaigns to signed-in and anonymous visitors", {
    tags: ["R7.32", "R1.11"],
  }, async () => {
    for (const client of [createClient(world), createClient(world, "anna")]) {
      expect(await (await client.get("/api/campaigns")).json()).toEqual({ data: world.campaigns });
    }
  });

  it.each(Object.values(countrySeeds))(
    "returns a campaign in $country with all placements, images and texts",
    { tags: ["R3.18", "R3.25", "R3.26", "R3.27"] },
    async ({ country, contentLanguages }) => {
      const response = await createClient(createStandingWorld(country)).get("/api/campaigns");
      expect(await readJson(response, campaignsPointer)).toEqual({
        data: [
          {
            id: "campaign-1",
            positions: expect.arrayContaining([{ position: "my_taglys_banner" }]),
            images: expect.arrayContaining([
              { label: "my_taglys_banner", url: "/files/campaigns/my-taglys-banner.svg" },
            ]),
            texts: expect.arrayContaining(
              contentLanguages.flatMap((locale) => [
                { label: "campaign_url", locale, contents: "https://www.taglys.example/daylight" },
                {
                  label: "my_taglys_banner_headline",
                  locale,
                  contents: contentSeeds[locale].campaign.my_taglys_banner_headline,
                },
              ]),
            ),
          },
        ],
      });
      const [campaign] = createStandingWorld(country).campaigns;
      expect(campaign?.positions).toHaveLength(9);
      expect(campaign?.images).toHaveLength(7);
      expect(campaign?.texts).toHaveLength(31 * contentLanguages.length);
    },
  );
});

describe("REST response", () => {
  it.each(scenarioNames)("matches openapi.yaml in the scenario %s", async (scenario) => {
    const built = worlds.replace(buildWorld({ id: "built", country: "CH", scenario }));
    const persona = ["anna", "ben", "clara", "dario"] as const;
    const signedIn = persona.find((name) => built.accounts[0]?.persona === name) ?? "clara";
    const headers = {
      cookie: "mock-world=built",
      authorization: `Bearer ${await issueIdToken(built, signedIn)}`,
    };
    await readJson(await mainApi.request("/api/auth/me", { headers }), sessionPointer);
    await readJson(await mainApi.request("/api/campaigns", { headers }), campaignsPointer);
  });

  it.each([
    { status: 401, name: "Unauthorized", headers: { authorization: "Bearer garbage" } },
    { status: 403, name: "Forbidden", headers: { "x-client-token": "x", "x-client-signature": "y" } },
  ])("matches openapi.yaml with the status $status", async ({ status, name, headers }) => {
    const response = await mainApi.request("/api/campaigns", { headers });
    expect(response.status).toBe(status);
    await readJson(response, `components/responses/${name}`);
  });
});
