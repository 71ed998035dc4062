import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "../../api/generated/rest.ts";
import { pictureEntry, textEntry, usableValue } from "./campaignContents.ts";
import { placementRules } from "./placementRules.ts";

/** Something a placement could show that a campaign does not have. */
export type MissingPart = (
  | { kind: "text"; name: CampaignTextKey }
  | { kind: "picture"; name: BannerType }
) & {
  /** refused: it is there, but its address is not safe. */
  problem: "missing" | "refused";
  /** Without it the placement shows nothing. */
  required: boolean;
};

/** Everything that a campaign lacks for a placement in a content language. */
export function missingParts(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): MissingPart[] {
  const { texts, modal, required, pictures } = placementRules[placement];
  const keys = new Set<CampaignTextKey>([
    "campaign_url",
    ...Object.values(texts),
    ...Object.values(modal ?? {}),
  ]);
  const lacksMainText = required.every(
    (key) => usableValue(textEntry(campaign, key, language)) === undefined,
  );
  const types = pictures ? [pictures.wide, ...(pictures.narrow ? [pictures.narrow] : [])] : [];
  const lacksPicture = types.every((type) => usableValue(pictureEntry(campaign, type)) === undefined);

  const missing: MissingPart[] = [];
  for (const name of keys) {
    const entry = textEntry(campaign, name, language);
    const mustBe = name === "campaign_url" || (lacksMainText && required.includes(name));
    if ("problem" in entry) missing.push({ kind: "text", name, problem: entry.problem, required: mustBe });
  }
  for (const name of types) {
    const entry = pictureEntry(campaign, name);
    const mustBe = lacksPicture && pictures?.required === true;
    if ("problem" in entry) missing.push({ kind: "picture", name, problem: entry.problem, required: mustBe });
  }
  return missing;
}
