import type { BannerType, Campaign, CampaignTextKey } from "../../api/generated/rest.ts";
import { safeAddress } from "../../api/safeAddress.ts";

/** Where an entry of a campaign stands: fine, not there, or there and not allowed. */
type Entry = { value: string } | { problem: "missing" | "refused" };

/** A text of a campaign; one of blanks alone is none. */
export function textEntry(campaign: Campaign, key: CampaignTextKey, language: string): Entry {
  const contents = campaign.texts
    .filter(({ label, locale }) => label === key && locale === language)
    .map((text) => text.contents.trim())
    .find((text) => text !== "");
  if (contents === undefined) return { problem: "missing" };
  return key === "campaign_url" ? addressEntry(contents) : { value: contents };
}

/** The address of a campaign's picture of a kind. */
export function pictureEntry(campaign: Campaign, type: BannerType): Entry {
  const url = campaign.images.find(({ label, url }) => label === type && url.trim() !== "")?.url;
  return url === undefined ? { problem: "missing" } : addressEntry(url);
}

/** The value of an entry that is fine. */
export function usableValue(entry: Entry): string | undefined {
  return "value" in entry ? entry.value : undefined;
}

function addressEntry(text: string): Entry {
  const value = safeAddress(text);
  return value === undefined ? { problem: "refused" } : { value };
}
