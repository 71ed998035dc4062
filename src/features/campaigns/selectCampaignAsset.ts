import type { Campaign, CampaignPlacement, CampaignTextKey } from "../../api/generated/rest.ts";
import type { CampaignAsset, CampaignPictureAddresses } from "./campaignAsset.ts";
import { pictureEntry, textEntry, usableValue } from "./campaignContents.ts";
import { missingParts } from "./missingParts.ts";
import { type PlacementRule, placementRules, type TextPart } from "./placementRules.ts";

/**
 * What a placement shows: of the first campaign for it that is complete in one of the languages, in the first of these
 * languages. Undefined where there is none, which shows nothing.
 */
export function selectCampaignAsset(
  campaigns: readonly Campaign[],
  placement: CampaignPlacement,
  languages: readonly string[],
): CampaignAsset | undefined {
  for (const campaign of campaigns) {
    if (!isPlacedAt(campaign, placement)) continue;
    for (const language of languages) {
      const asset = completeAssetOf(campaign, placement, language);
      if (asset) return asset;
    }
  }
  return undefined;
}

/** Whether a campaign is meant for a placement. */
export function isPlacedAt(campaign: Campaign, placement: CampaignPlacement): boolean {
  return campaign.positions.some(({ position }) => position === placement);
}

/** A campaign at a placement in one language; undefined where something required is missing. */
function completeAssetOf(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const lacks = missingParts(campaign, placement, language).some(({ required }) => required);
  return lacks ? undefined : campaignAssetOf(campaign, placement, language);
}

/** A campaign at a placement in one language, with what it has; undefined without an address to lead to. */
export function campaignAssetOf(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const rule = placementRules[placement];
  const textOf = (key: CampaignTextKey) => usableValue(textEntry(campaign, key, language));
  const address = textOf("campaign_url");
  if (address === undefined) return undefined;
  return {
    campaignId: campaign.id,
    placement,
    kind: rule.kind,
    language,
    address,
    texts: textsOf(rule, textOf),
    modal: modalOf(rule, textOf),
    picture: pictureOf(rule, campaign),
  };
}

type TextOf = (key: CampaignTextKey) => string | undefined;

function textsOf(rule: PlacementRule, textOf: TextOf): CampaignAsset["texts"] {
  const texts: Partial<Record<TextPart, string>> = {};
  for (const [part, key] of Object.entries(rule.texts) as [TextPart, CampaignTextKey][]) {
    const text = textOf(key);
    if (text !== undefined) texts[part] = text;
  }
  return texts;
}

function modalOf({ modal }: PlacementRule, textOf: TextOf): CampaignAsset["modal"] {
  const headline = modal && textOf(modal.headline);
  const text = modal && textOf(modal.text);
  if (headline === undefined || text === undefined) return undefined;
  return { headline, text, cta: modal && textOf(modal.cta) };
}

function pictureOf({ pictures }: PlacementRule, campaign: Campaign): CampaignPictureAddresses | undefined {
  const wide = pictures && usableValue(pictureEntry(campaign, pictures.wide));
  const narrow = pictures?.narrow && usableValue(pictureEntry(campaign, pictures.narrow));
  const any = wide ?? narrow;
  return any === undefined ? undefined : { wide: wide ?? any, narrow: narrow ?? any };
}
