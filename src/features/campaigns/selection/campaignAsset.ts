import type { BannerType, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";
import { getLanguageTag } from "#i18n/locale/contentLanguage.ts";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import type { Campaign } from "./parseCampaigns.ts";
import { type PlacementRule, placementRules, type TextPart } from "./placementRules.ts";

/** The part of a campaign that a placement shows: all texts in one language, all URLs checked by `getSafeUrl`. */
export interface CampaignAsset {
  campaignId: string;
  placement: CampaignPlacement;
  kind: PlacementRule["kind"];
  /** Language of the texts in HTML's notation: `de-CH` for the services' `gsw`. */
  language: string;
  /** Target of the asset's link. */
  url: string;
  texts: Readonly<Partial<Record<TextPart, string>>>;
  modal:
    | Readonly<{ headline: string; text: string; splash?: string | undefined; cta?: string | undefined }>
    | undefined;
  picture: CampaignPictureUrls | undefined;
}

/** The URLs of a picture. They are equal if the campaign has only one variant. */
export interface CampaignPictureUrls {
  wide: string;
  narrow: string;
}

/** A text or picture of a placement that a campaign lacks. */
export type MissingPart = (
  | { kind: "text"; name: CampaignTextKey }
  | { kind: "picture"; name: BannerType }
) & {
  /** `refused`: the campaign has the part, but its URL is not safe. */
  problem: "missing" | "refused";
  /** Whether the placement shows nothing without this part. */
  required: boolean;
};

/**
 * The asset of a placement. It comes from the first campaign for it that has all required parts in one of the languages, and
 * uses the first of these languages. Undefined if there is none.
 */
export function selectCampaignAsset(
  campaigns: readonly Campaign[],
  placement: CampaignPlacement,
  languages: readonly string[],
): CampaignAsset | undefined {
  for (const campaign of campaigns) {
    if (!isPlacedAt(campaign, placement)) continue;
    const language = languages.find((it) => hasRequiredParts(campaign, placement, it));
    if (language !== undefined) return createCampaignAsset(campaign, placement, language);
  }
  return undefined;
}

export function isPlacedAt(campaign: Campaign, placement: CampaignPlacement): boolean {
  return campaign.positions.some(({ position }) => position === placement);
}

/** The asset of a campaign in one language, with all parts that the campaign has. Undefined without a URL to link to. */
export function createCampaignAsset(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const rule = placementRules[placement];
  const getText = (key: CampaignTextKey) => getValue(readText(campaign, key, language));
  const url = getText("campaign_url");
  if (url === undefined) return undefined;
  return {
    campaignId: campaign.id,
    placement,
    kind: rule.kind,
    language: getLanguageTag(language),
    url,
    texts: createTexts(rule, getText),
    modal: createModal(rule, getText),
    picture: createPicture(rule, campaign),
  };
}

/** All parts that a campaign lacks for a placement in a language. */
export function findMissingParts(
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
  const hasMainText = required.some((key) => isPresent(readText(campaign, key, language)));
  const types = pictures ? [pictures.wide, ...(pictures.narrow ? [pictures.narrow] : [])] : [];
  const hasPicture = types.some((type) => isPresent(readPicture(campaign, type)));

  const missing: MissingPart[] = [];
  for (const name of keys) {
    const part = readText(campaign, name, language);
    const isRequired = name === "campaign_url" || (!hasMainText && required.includes(name));
    if ("problem" in part) missing.push({ kind: "text", name, problem: part.problem, required: isRequired });
  }
  for (const name of types) {
    const part = readPicture(campaign, name);
    const isRequired = !hasPicture && pictures?.required === true;
    if ("problem" in part)
      missing.push({ kind: "picture", name, problem: part.problem, required: isRequired });
  }
  return missing;
}

function hasRequiredParts(campaign: Campaign, placement: CampaignPlacement, language: string): boolean {
  return findMissingParts(campaign, placement, language).every(({ required }) => !required);
}

type GetText = (key: CampaignTextKey) => string | undefined;

function createTexts(rule: PlacementRule, getText: GetText): CampaignAsset["texts"] {
  const texts: Partial<Record<TextPart, string>> = {};
  for (const [part, key] of Object.entries(rule.texts) as [TextPart, CampaignTextKey][]) {
    const text = getText(key);
    if (text !== undefined) texts[part] = text;
  }
  return texts;
}

function createModal({ modal }: PlacementRule, getText: GetText): CampaignAsset["modal"] {
  const headline = modal && getText(modal.headline);
  const text = modal && getText(modal.text);
  if (headline === undefined || text === undefined) return undefined;
  return { headline, text, splash: modal?.splash && getText(modal.splash), cta: modal && getText(modal.cta) };
}

function createPicture({ pictures }: PlacementRule, campaign: Campaign): CampaignPictureUrls | undefined {
  const wide = pictures && getValue(readPicture(campaign, pictures.wide));
  const narrow = pictures?.narrow && getValue(readPicture(campaign, pictures.narrow));
  const any = wide ?? narrow;
  return any === undefined ? undefined : { wide: wide ?? any, narrow: narrow ?? any };
}

type Part = { value: string } | { problem: MissingPart["problem"] };

/** Blank texts count as missing. */
function readText(campaign: Campaign, key: CampaignTextKey, language: string): Part {
  const text = campaign.texts
    .filter(({ label, locale }) => label === key && locale === language)
    .map(({ contents }) => contents.trim())
    .find((contents) => contents !== "");
  if (text === undefined) return { problem: "missing" };
  return key === "campaign_url" ? checkUrl(text) : { value: text };
}

function readPicture(campaign: Campaign, type: BannerType): Part {
  const url = campaign.images.find(({ label, url }) => label === type && url.trim() !== "")?.url;
  return url === undefined ? { problem: "missing" } : checkUrl(url);
}

function checkUrl(url: string): Part {
  const value = getSafeUrl(url);
  return value === undefined ? { problem: "refused" } : { value };
}

function getValue(part: Part): string | undefined {
  return "value" in part ? part.value : undefined;
}

function isPresent(part: Part): boolean {
  return "value" in part;
}
