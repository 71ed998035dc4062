import type { CampaignPlacement } from "../../api/generated/rest.ts";
import type { PlacementRule, TextPart } from "./placementRules.ts";

/** What a placement shows of a campaign: all texts in one language, all addresses safe to follow. */
export interface CampaignAsset {
  campaignId: string;
  placement: CampaignPlacement;
  kind: PlacementRule["kind"];
  /** Content language of the texts. */
  language: string;
  /** Where the asset leads: as `safeAddress` lets it through. */
  address: string;
  texts: Readonly<Partial<Record<TextPart, string>>>;
  modal: Readonly<{ headline: string; text: string; cta: string | undefined }> | undefined;
  picture: CampaignPictureAddresses | undefined;
}

/** Where a picture has only one variant, it serves every width. */
export interface CampaignPictureAddresses {
  wide: string;
  narrow: string;
}
