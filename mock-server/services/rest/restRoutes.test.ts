import { beforeEach, describe, expect, it } from "vitest";
import { contentSeeds } from "../../seeds/content/contentSeeds.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("GET /api/auth/me", () => {
  it("returns the id of the signed-in account, as showAccount does", { tags: ["R7.30"] }, async () => {
    const clara = createClient(world, "clara");
    const response = await clara.get("/api/auth/me");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { customerAccountId: "account-clara" } });
    expect((await clara.main("{ showAccount { id } }")).data).toEqual({
      showAccount: { id: "account-clara" },
    });
  });

  it("responds with 401 to anonymous visitors", { tags: ["R7.31"] }, async () => {
    const response = await createClient(world).get("/api/auth/me");
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toEqual({ message: de.notSignedIn });
  });
});

describe("GET /api/campaigns", () => {
  it("returns the campaigns to signed-in and anonymous visitors", {
    tags: ["R7.32", "R1.11"],
  }, async () => {
    for (const client of [createClient(world), createClient(world, "anna")]) {
      const response = await client.get("/api/campaigns");
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ data: world.campaigns });
    }
  });

  it.each(Object.values(countrySeeds))(
    "returns a campaign in $country with all placements, images and texts",
    { tags: ["R3.18", "R3.25", "R3.26", "R3.27"] },
    async ({ country, contentLanguages }) => {
      const response = await createClient(createStandingWorld(country)).get("/api/campaigns");
      // A response that violates the OpenAPI file becomes a 500.
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
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

  it("returns an empty list if there is no campaign", async () => {
    world.campaigns = [];
    expect(await (await createClient(world).get("/api/campaigns")).json()).toEqual({ data: [] });
  });
});

describe("response that violates schema/rest/openapi.yaml", () => {
  it.each([
    {
      title: "lacks a property",
      campaign: { id: undefined },
      error: "response/data/0 must have required property 'id'",
    },
    {
      title: "has an additional property",
      campaign: { colour: "red" },
      error: "must NOT have additional properties",
    },
    {
      title: "has a property of another type",
      campaign: { texts: "none" },
      error: "response/data/0/texts must be array",
    },
  ])("becomes a 500 with the reason if it $title", async ({ campaign, error }) => {
    Object.assign(requireDefined(world.campaigns[0]), campaign);
    const response = await createClient(world).get("/api/campaigns");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(error);
  });
});
