import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildWorld } from "#scenarios/buildWorld.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { createClient } from "#testing/serviceClient.ts";
import { mainApi } from "#testing/services.ts";
import { createStandingWorld, worlds } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import type { World } from "#world/world.ts";

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
  it("returns the id of the signed-in account", { tags: ["R7.30"] }, async () => {
    const response = await createClient(world, "clara").get("/api/auth/me");
    expect(await readJson(response, sessionPointer)).toEqual({
      data: { customerAccountId: "account-clara" },
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
      const { campaigns } = createStandingWorld(country);
      const response = await createClient(createStandingWorld(country)).get("/api/campaigns");
      expect(await readJson(response, campaignsPointer)).toEqual({ data: campaigns });
      const [campaign] = campaigns;
      expect(campaign?.positions).toHaveLength(9);
      expect(campaign?.images).toHaveLength(7);
      expect(campaign?.texts).toHaveLength(31 * contentLanguages.length);
      for (const locale of contentLanguages) {
        const label = "my_taglys_banner_headline";
        const contents = contentSeeds[locale].campaign[label];
        expect(campaign?.texts).toContainEqual({ label, locale, contents });
      }
    },
  );

  it.each(["empty", "campaigns"])("matches openapi.yaml in the scenario %s", async (scenario) => {
    const built = worlds.replace(buildWorld({ id: "built", country: "CH", scenario }));
    await readJson(await createClient(built).get("/api/campaigns"), campaignsPointer);
  });

  it("responds with 403 to a client token without a valid signature", async () => {
    const headers = { "x-client-token": "x", "x-client-signature": "y" };
    const response = await mainApi.request("/api/campaigns", { headers });
    expect(response.status).toBe(403);
    await readJson(response, "components/responses/Forbidden");
  });
});
