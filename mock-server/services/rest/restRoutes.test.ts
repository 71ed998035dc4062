import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { countrySeeds } from "#seeds/countries/countrySeeds.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { loadOpenApi } from "../../../schema/services.ts";

const openApi = Object(loadOpenApi());
const ajv = new Ajv2020({ strict: false }).addSchema(openApi, "openapi");
const count = (enumeration: string) => openApi.components.schemas[enumeration].enum.length;
const pointer = "paths/~1campaigns/get/responses/200/content/application~1json/schema";

// The pacts test the session check, visitors with and without an account, and errors.
it.each(Object.values(countrySeeds))(
  "GET /api/campaigns returns a campaign in $country with all placements, images and texts, as openapi.yaml describes it",
  async ({ country, contentLanguages }) => {
    const world = createStandingWorld(country);
    const body = await (await createClient(world).get("/api/campaigns")).json();
    expect(body).toEqual({ data: world.campaigns });
    expect(ajv.validate(`openapi#/${pointer}`, body), ajv.errorsText(ajv.errors)).toBe(true);
    const [campaign] = world.campaigns;
    expect(campaign?.positions).toHaveLength(count("CampaignPlacement"));
    expect(campaign?.images).toHaveLength(count("BannerType"));
    expect(campaign?.texts).toHaveLength(count("CampaignTextKey") * contentLanguages.length);
    for (const locale of contentLanguages) {
      const label = "my_taglys_banner_headline";
      const contents = contentSeeds[locale].campaign[label];
      expect(campaign?.texts).toContainEqual({ label, locale, contents });
    }
  },
);
