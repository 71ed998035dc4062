import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";
import { placementRules } from "#features/campaigns/selection/placementRules.ts";

interface SampleOverrides {
  id?: string;
  language?: string;
  /** Texts that replace the sample's; an empty one counts as missing. */
  texts?: Partial<Record<CampaignTextKey, string>>;
  /** URLs that replace the sample's; an empty one counts as missing. */
  pictures?: Partial<Record<BannerType, string>>;
}

/** A complete campaign for a placement. Each text consists of its key and language. */
export function createSampleCampaign(
  placement: CampaignPlacement,
  overrides: SampleOverrides = {},
): Campaign {
  const { id = "campaign-1", language = "en", texts = {}, pictures = {} } = overrides;
  const rule = placementRules[placement];
  const keys = [...Object.values(rule.texts), ...Object.values(rule.modal ?? {})];
  const types = rule.pictures
    ? [rule.pictures.wide, ...(rule.pictures.narrow ? [rule.pictures.narrow] : [])]
    : [];
  const createText = (label: CampaignTextKey, contents: string) => ({
    label,
    locale: language,
    contents: texts[label] ?? contents,
  });
  return {
    id,
    positions: [{ position: placement }],
    texts: [
      createText("campaign_url", "https://www.taglys.example/daylight"),
      ...[...new Set(keys)].map((key) => createText(key, `${key} in ${language}`)),
    ],
    images: types.map((label) => ({ label, url: pictures[label] ?? `/files/campaigns/${label}.svg` })),
  };
}
