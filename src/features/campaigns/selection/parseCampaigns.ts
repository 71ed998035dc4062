import { readShape } from "#api/readShape.ts";
import type { Shape } from "#schema/shape.ts";

/** The readable parts of a campaign. A newer portal may know placements and labels that this one does not. */
export interface Campaign {
  id: string;
  texts: { label: string; locale: string; contents: string }[];
  images: { label: string; url: string }[];
  positions: { position: string }[];
}

const shape: Shape = [
  ["id", "String"],
  [
    "texts",
    {
      list: [
        ["label", "String"],
        ["locale", "String"],
        ["contents", "String"],
      ],
    },
  ],
  [
    "images",
    {
      list: [
        ["label", "String"],
        ["url", "String"],
      ],
    },
  ],
  ["positions", { list: [["position", "String"]] }],
];

/** Unreadable texts, images and positions are left out or empty, which counts as missing. */
export function parseCampaigns(response: unknown): Campaign[] {
  return readShape<Campaign[]>(response, { list: shape }) ?? [];
}

export function parseCampaign(campaign: unknown): Campaign | undefined {
  return readShape<Campaign>(campaign, shape);
}
