import type { Campaign } from "../../api/generated/rest.ts";

/** The campaigns of an answer that have the agreed form; placements and labels may be ones that only a newer portal knows. */
export function wellFormedCampaigns(answer: unknown): Campaign[] {
  return Array.isArray(answer) ? answer.filter(isCampaign) : [];
}

/** Whether a value from outside has the form of a campaign. */
export function isCampaign(value: unknown): value is Campaign {
  return (
    hasTexts(value, "id") &&
    isListOf(value["texts"], "label", "locale", "contents") &&
    isListOf(value["images"], "label", "url") &&
    isListOf(value["positions"], "position")
  );
}

function isListOf(value: unknown, ...names: string[]): boolean {
  return Array.isArray(value) && value.every((entry) => hasTexts(entry, ...names));
}

function hasTexts(value: unknown, ...names: string[]): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}
