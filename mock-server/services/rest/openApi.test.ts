import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const openApiSchema = v.object({
  components: v.object({
    schemas: v.record(
      v.string(),
      v.object({
        properties: v.optional(v.record(v.string(), v.unknown())),
        required: v.optional(v.array(v.string())),
        enum: v.optional(v.array(v.string())),
      }),
    ),
  }),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  servers: v.array(v.object({ url: v.string() })),
});

const file = new URL("../../../schema/rest/openapi.yaml", import.meta.url);
const openApi = v.parse(openApiSchema, parse(readFileSync(file, "utf8")));
const { schemas } = openApi.components;

const splitWords = (text: string) => text.trim().split(/\s+/).toSorted();

describe("openapi.yaml", () => {
  it("has exactly the two operations below /api", () => {
    expect(openApi.servers).toEqual([{ url: "/api" }]);
    const operations = Object.entries(openApi.paths).map(([path, methods]) => [path, Object.keys(methods)]);
    expect(operations).toEqual([
      ["/auth/me", ["get"]],
      ["/campaigns", ["get"]],
    ]);
  });

  it("requires exactly the specified fields of a campaign", { tags: ["R3.18"] }, () => {
    for (const [schema, fields] of [
      ["Campaign", "id texts images positions"],
      ["CampaignText", "label locale contents"],
      ["CampaignImage", "label url"],
      ["CampaignPosition", "position"],
      ["CampaignList", "data"],
    ] as const) {
      expect(Object.keys(schemas[schema]?.properties ?? {}).toSorted()).toEqual(splitWords(fields));
      expect(schemas[schema]?.required?.toSorted()).toEqual(splitWords(fields));
    }
  });

  for (const { title, id, schema, values } of [
    {
      title: "banner types",
      id: "R3.25",
      schema: "BannerType",
      values: `configurator_banner configurator_banner_mobile configurator_success_banner
        configurator_success_banner_mobile accessory_banner my_taglys_banner my_taglys_banner_mobile`,
    },
    {
      title: "placement areas",
      id: "R3.26",
      schema: "CampaignPlacement",
      values: `configurator_banner configurator_success_banner configurator_flag accessory_popup accessory_flag
        accessory_mini_banner my_taglys_banner direct_search_mini_banner direct_search_choice_chip`,
    },
    {
      title: "keyed texts per placement",
      id: "R3.27",
      schema: "CampaignTextKey",
      values: `campaign_url
        configurator_banner_headline configurator_banner_cta configurator_banner_splash
        configurator_answer_flag_title configurator_summary_flag_title
        configurator_modal_headline configurator_modal_main configurator_modal_cta
        configurator_success_banner_headline configurator_success_banner_cta configurator_success_banner_splash
        accessory_popup_headline accessory_popup_description accessory_popup_splash accessory_popup_cta
        accessory_mini_banner_description accessory_mini_banner_cta
        my_taglys_banner_headline my_taglys_banner_description my_taglys_banner_splash my_taglys_banner_cta
        direct_search_mini_banner_headline direct_search_mini_banner_description direct_search_mini_banner_cta
        direct_search_modal_headline direct_search_modal_description direct_search_modal_cta
        direct_search_choice_chip_info direct_search_choice_chip_tooltip direct_search_choice_chip_cta`,
    },
  ]) {
    it(`has exactly the specified ${title} of campaigns`, { tags: [id] }, () => {
      expect(schemas[schema]?.enum?.toSorted()).toEqual(splitWords(values));
    });
  }
});
