import type { Campaign } from "../../../api/generated/rest.ts";

/** Drops what is not a valid campaign. Unknown placements and labels are kept: a newer portal may know them. */
export function parseCampaigns(response: unknown): Campaign[] {
  return Array.isArray(response) ? response.filter(isCampaign) : [];
}

export function isCampaign(value: unknown): value is Campaign {
  return (
    hasTexts(value, "id") &&
    isListWithTexts(value["texts"], "label", "locale", "contents") &&
    isListWithTexts(value["images"], "label", "url") &&
    isListWithTexts(value["positions"], "position")
  );
}

function isListWithTexts(value: unknown, ...names: string[]): boolean {
  return Array.isArray(value) && value.every((entry) => hasTexts(entry, ...names));
}

function hasTexts(value: unknown, ...names: string[]): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}
