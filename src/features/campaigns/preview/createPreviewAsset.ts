import type { CampaignPlacement } from "#api/generated/rest.ts";
import { type CampaignAsset, createCampaignAsset, findMissingParts } from "../selection/campaignAsset.ts";
import type { Campaign } from "../selection/parseCampaigns.ts";

/** The asset of a campaign with placeholders for its missing texts; a missing URL is replaced by that of the page. */
export function createPreviewAsset(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const missingTexts = findMissingParts(campaign, placement, language).flatMap((part) =>
    part.kind === "text" ? [part.name] : [],
  );
  const placeholders = missingTexts.map((label) => ({
    label,
    locale: language,
    contents: label === "campaign_url" ? location.pathname : `[${label}]`,
  }));
  const completed = { ...campaign, texts: [...placeholders, ...campaign.texts] };
  return createCampaignAsset(completed, placement, language);
}

/** The languages of the texts of a campaign, in the order of their first occurrence. */
export function getCampaignLanguages({ texts }: Campaign): string[] {
  return [...new Set(texts.map(({ locale }) => locale))];
}
