import type { Bookmark, Document, FaqItem } from "#generated/mainApi.ts";
import type { CampaignTextKey } from "#generated/rest.ts";
import type english from "./en.json";

/** The file of a language: the texts of the services and, in `files` and `cancellation`, of customers. */
export type ContentFile = typeof english;

/** The texts of the backend in one content language. */
export type ContentSeed = Omit<ContentFile, "categories" | "faq" | "documents" | "bookmarks" | "campaign"> & {
  faq: readonly (FaqItem & { group: keyof ContentFile["faq"] })[];
  documents: readonly Document[];
  bookmarks: readonly Bookmark[];
  /** Texts of the campaign for all placements. */
  campaign: Record<Exclude<CampaignTextKey, "campaign_url">, string>;
};

export type ProductName = keyof ContentSeed["products"];

export type CancellationReasonName = keyof ContentSeed["cancellationReasons"];
