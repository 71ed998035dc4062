import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";

const enumSchema = v.object({ enum: v.array(v.string()) });
const openApiSchema = v.object({
  components: v.object({
    schemas: v.object({
      CampaignPlacement: enumSchema,
      CampaignTextKey: enumSchema,
      BannerType: enumSchema,
    }),
  }),
});

const openApi = readFileSync(new URL("../../schema/rest/openapi.yaml", import.meta.url), "utf8");
const { CampaignPlacement, CampaignTextKey, BannerType } = v.parse(openApiSchema, parse(openApi)).components
  .schemas;

/** A campaign at every placement, with every text and image. */
export const campaign = {
  id: "summer",
  positions: CampaignPlacement.enum.map((position) => ({ position })),
  texts: CampaignTextKey.enum.map((label) => ({
    label,
    locale: "de",
    contents: label === "campaign_url" ? "https://www.example.com/summer" : "Mehr Licht",
  })),
  images: BannerType.enum.map((label) => ({ label, url: `https://cdn.example.com/${label}.png` })),
};
