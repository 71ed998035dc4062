import type { Bookmark, Document, FaqItem } from "../../generated/mainApi.ts";
import type { CampaignTextKey } from "../../generated/rest.ts";

/** All texts of one content language that come from the backend. */
export interface ContentSeed {
  faq: readonly FaqItem[];
  documents: readonly Document[];
  bookmarks: readonly Bookmark[];
  /** Labels in the order of `cancellationReasons`. */
  cancellationReasons: Record<CancellationReasonName, string>;
  /** Texts of the standing campaign, all placements. */
  campaign: Record<Exclude<CampaignTextKey, "campaign_url">, string>;
  /** What customers write about their projects; at least 4. */
  projectDetails: readonly string[];
  /** What customers write about their windows; at least 3. */
  windowNotes: readonly string[];
  products: Record<ProductName, string>;
}

export type ProductName = "window" | "blind" | "flashing" | "installationMaterial";

export type CancellationReasonName =
  | "tooExpensive"
  | "tookTooLong"
  | "otherInstaller"
  | "noLongerNeeded"
  | "other";
