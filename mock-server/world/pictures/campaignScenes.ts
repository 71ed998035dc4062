import type { Hour } from "./palette.ts";
import { bed, type Thing } from "./seating.ts";
import { bunting, fig, nightstand, teddy } from "./smallThings.ts";
import { line, shape } from "./svg.ts";
import { type WindowLook, windowLooks } from "./windowLooks.ts";

/** What a campaign's pictures show, on a sheet of 1200 by 600. */
export interface CampaignScene {
  title: string;
  hour: Hour;
  look: WindowLook;
  /** Each window's middle across, and how much of it its blind covers. */
  windows: readonly (readonly [middle: number, shade: number])[];
  /** Things with the middle of their foot on the paper, and their size. */
  things: readonly (readonly [thing: Thing, x: number, y: number, size: number])[];
}

/** Only a window that cannot be opened shows its blind. */
const white = windowLooks.FIXED;
const wooden: WindowLook = { ...white, material: "wood", tint: "warm" };

const gift: Thing = (p) =>
  shape(p.textile, "M-70-92H70V0H-70z") +
  shape(p.clay, "M-80-122H80v32H-80z") +
  shape(p.orb, "M-14-122h28V0h-28z") +
  shape(p.orb, "M0-124c-30 0-62-10-58-34 6-26 46-8 58 34zM0-124c30 0 62-10 58-34-6-26-46-8-58 34z") +
  line("M-70-88H70", { opacity: 0.5 });

const sample =
  (colour: "fabric" | "clay" | "leaf" | "textile" | "orb"): Thing =>
  (p) =>
    shape(p[colour], "M-30-120H30V0H-30z") + line("M-18-98h36M-18-76h36", { opacity: 0.4 });

/** Every colour a blind may have, as a row of samples. */
const samples = (["fabric", "leaf", "orb", "textile", "clay"] as const).map(sample);

export const campaignScenes = {
  plan: {
    title: "Roof windows with new blinds and samples of their colours",
    hour: "noon",
    look: white,
    windows: [
      [-1.24, 0.62],
      [0, 0.38],
      [1.24, 0.16],
    ],
    things: [
      [fig, 250, 548, 0.62],
      ...samples.map((thing, index) => [thing, 500 + index * 50, 548, 0.62] as const),
    ],
  },
  thanks: {
    title: "A gift under roof windows",
    hour: "morning",
    look: windowLooks.INTEGRA_PIVOT_SOLAR,
    windows: [
      [-0.66, 0.3],
      [0.66, 0.3],
    ],
    things: [
      [bunting, 130, 150, 0.62],
      [gift, 600, 548, 1.05],
      [teddy, 735, 548, 0.7],
      [fig, 1040, 548, 0.66],
    ],
  },
  night: {
    title: "A bed under roof windows whose blinds keep the night in",
    hour: "night",
    look: wooden,
    windows: [
      [-0.66, 0.8],
      [0.66, 0.5],
    ],
    things: [
      [nightstand, 300, 610, 0.95],
      [bed, 600, 640, 0.9],
      [nightstand, 900, 610, 0.95],
    ],
  },
  home: {
    title: "Morning light through a row of roof windows",
    hour: "morning",
    look: wooden,
    windows: [
      [-1.24, 0.2],
      [0, 0.34],
      [1.24, 0.2],
    ],
    things: [
      [fig, 960, 548, 0.72],
      [gift, 420, 548, 0.66],
    ],
  },
} as const satisfies Record<string, CampaignScene>;
