import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "../../api/generated/rest.ts";
import { placementRules } from "./placementRules.ts";

interface SampleChanges {
  id?: string;
  language?: string;
  /** Texts in place of the sample's; empty for one that is not there. */
  texts?: Partial<Record<CampaignTextKey, string>>;
  /** Addresses in place of the sample's; empty for a picture that is not there. */
  pictures?: Partial<Record<BannerType, string>>;
}

/** For tests: a campaign that has all that a placement shows; each text says its key and language. */
export function sampleCampaign(placement: CampaignPlacement, changes: SampleChanges = {}): Campaign {
  const { id = "campaign-1", language = "en", texts = {}, pictures = {} } = changes;
  const rule = placementRules[placement];
  const keys = [...Object.values(rule.texts), ...Object.values(rule.modal ?? {})];
  const types = rule.pictures
    ? [rule.pictures.wide, ...(rule.pictures.narrow ? [rule.pictures.narrow] : [])]
    : [];
  const text = (label: CampaignTextKey, usual: string) => ({
    label,
    locale: language,
    contents: texts[label] ?? usual,
  });
  return {
    id,
    positions: [{ position: placement }],
    texts: [
      text("campaign_url", "https://www.taglys.example/daylight"),
      ...[...new Set(keys)].map((key) => text(key, `${key} in ${language}`)),
    ],
    images: types.map((label) => ({ label, url: pictures[label] ?? `/files/campaigns/${label}.svg` })),
  };
}
