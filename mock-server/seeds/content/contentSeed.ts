import type { Bookmark, Document, FaqItem } from "../../generated/mainApi.ts";
import type { CampaignTextKey } from "../../generated/rest.ts";

/** The texts of the backend in one content language. */
export interface ContentSeed {
  faq: readonly FaqItem[];
  documents: readonly Document[];
  bookmarks: readonly Bookmark[];
  cancellationReasons: Record<CancellationReasonName, string>;
  /** Texts of the campaign for all placements. */
  campaign: Record<Exclude<CampaignTextKey, "campaign_url">, string>;
  /** Details of projects, at least 4. */
  projectDetails: readonly string[];
  /** Notes on windows, at least 3. */
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
