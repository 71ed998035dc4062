import type { Campaign, CampaignPlacement } from "../../api/generated/rest.ts";
import type { CampaignAsset } from "./campaignAsset.ts";
import { missingParts } from "./missingParts.ts";
import { campaignAssetOf } from "./selectCampaignAsset.ts";

/** A campaign as its editor looks at it: each missing text is named where it would stand, and the link leads nowhere else. */
export function previewAssetOf(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const names = missingParts(campaign, placement, language).flatMap((part) =>
    part.kind === "text" ? [part.name] : [],
  );
  const placeholders = names.map((label) => ({
    label,
    locale: language,
    contents: label === "campaign_url" ? location.pathname : `[${label}]`,
  }));
  const filled = { ...campaign, texts: [...placeholders, ...campaign.texts] };
  return campaignAssetOf(filled, placement, language);
}

/** The languages a campaign has texts in, in the order in which they first appear. */
export function languagesOf({ texts }: Campaign): string[] {
  return [...new Set(texts.map(({ locale }) => locale))];
}
