import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import type { World } from "../world/world.ts";

let world: World;
beforeEach(() => {
  world = freshWorld();
});

describe("GET /api/auth/me", () => {
  it("names the caller's account, the one showAccount tells of [R7.30]", async () => {
    const clara = callerIn(world, "clara");
    const response = await clara.get("/api/auth/me");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { customerAccountId: "account-clara" } });
    expect((await clara.main("{ showAccount { id } }")).data).toEqual({
      showAccount: { id: "account-clara" },
    });
  });

  it("answers 401 to anonymous visitors [R7.31]", async () => {
    const response = await callerIn(world).get("/api/auth/me");
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: de.notSignedIn });
  });
});

describe("GET /api/campaigns", () => {
  it("has the list of campaigns in data, for anonymous visitors too [R7.32] [R1.11]", async () => {
    for (const caller of [callerIn(world), callerIn(world, "anna")]) {
      const response = await caller.get("/api/campaigns");
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ data: world.campaigns });
    }
  });

  it.each(Object.values(countrySeeds))(
    "shows one in $country at all placements, with all pictures and texts [R3.18] [R3.25] [R3.26] [R3.27]",
    async ({ country, contentLanguages }) => {
      const response = await callerIn(freshWorld(country)).get("/api/campaigns");
      // Answers that break the OpenAPI file become a 500.
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
      const [campaign] = freshWorld(country).campaigns;
      expect(campaign?.positions).toHaveLength(9);
      expect(campaign?.images).toHaveLength(7);
      expect(campaign?.texts).toHaveLength(31 * contentLanguages.length);
    },
  );

  it("is empty where no campaign runs", async () => {
    world.campaigns = [];
    expect(await (await callerIn(world).get("/api/campaigns")).json()).toEqual({ data: [] });
  });
});

describe("an answer that breaks schema/rest/openapi.yaml", () => {
  it.each([
    {
      title: "lacks a property",
      campaign: { id: undefined },
      problem: "answer/data/0 must have required property 'id'",
    },
    {
      title: "has one too many",
      campaign: { colour: "red" },
      problem: "must NOT have additional properties",
    },
    {
      title: "has one of another type",
      campaign: { texts: "none" },
      problem: "answer/data/0/texts must be array",
    },
  ])("because it $title is a 500 that says so", async ({ campaign, problem }) => {
    Object.assign(found(world.campaigns[0]), campaign);
    const response = await callerIn(world).get("/api/campaigns");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(problem);
  });
});
