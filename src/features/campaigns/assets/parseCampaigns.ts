import { isRecord } from "../../../api/errors.ts";

/** A campaign with whatever could be read of it. A newer portal may know placements and labels that this one does not. */
export interface Campaign {
  id: string;
  texts: { label: string; locale: string; contents: string }[];
  images: { label: string; url: string }[];
  positions: { position: string }[];
}

export function parseCampaigns(response: unknown): Campaign[] {
  return parseList(response, parseCampaign);
}

/** A text, image or position that cannot be read is left out or empty, which counts as missing. */
export function parseCampaign({ id, texts, images, positions }: Record<string, unknown>): Campaign {
  return {
    id: parseText(id),
    texts: parseList(texts, ({ label, locale, contents }) => ({
      label: parseText(label),
      locale: parseText(locale),
      contents: parseText(contents),
    })),
    images: parseList(images, ({ label, url }) => ({ label: parseText(label), url: parseText(url) })),
    positions: parseList(positions, ({ position }) => ({ position: parseText(position) })),
  };
}

function parseList<Item>(list: unknown, parse: (item: Record<string, unknown>) => Item): Item[] {
  return Array.isArray(list) ? list.filter(isRecord).map(parse) : [];
}

function parseText(value: unknown): string {
  return typeof value === "string" || Number.isFinite(value) ? String(value) : "";
}
