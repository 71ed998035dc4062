import { readShape } from "#api/readShape.ts";
import type { Shape } from "#schema/shape.ts";

/** A campaign with whatever could be read of it. A newer portal may know placements and labels that this one does not. */
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

/** A text, image or position that cannot be read is left out or empty, which counts as missing. */
export function parseCampaigns(response: unknown): Campaign[] {
  return readShape<Campaign[]>(response, { list: shape }) ?? [];
}

export function parseCampaign(campaign: unknown): Campaign | undefined {
  return readShape<Campaign>(campaign, shape);
}
