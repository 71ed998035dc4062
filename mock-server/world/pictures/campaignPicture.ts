import type { BannerType } from "../../generated/rest.ts";
import { type CampaignScene, campaignScenes } from "./campaignScenes.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { beams, openingOf, roofWindow, skyBehind, type WindowSpot } from "./roofWindow.ts";
import { type Point, roomSeen, track } from "./roomSeen.ts";
import { skyPaints } from "./sky.ts";
import { area, disc, drawing, gradient, group, line } from "./svg.ts";

interface Cut {
  scene: CampaignScene;
  /** For which screens; phones see the middle of the scene. */
  screens: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const wide = { screens: "wide", x: 0, y: 0, width: 1200, height: 600 };
const narrow = { screens: "narrow", x: 200, y: 66, width: 800, height: 534 };

const cuts: Readonly<Record<BannerType, Cut>> = {
  configurator_banner: { scene: campaignScenes.plan, ...wide },
  configurator_banner_mobile: { scene: campaignScenes.plan, ...narrow },
  configurator_success_banner: { scene: campaignScenes.thanks, ...wide },
  configurator_success_banner_mobile: { scene: campaignScenes.thanks, ...narrow },
  accessory_banner: { scene: campaignScenes.night, screens: "all", x: 67, y: 0, width: 1066, height: 600 },
  my_taglys_banner: { scene: campaignScenes.home, ...wide },
  my_taglys_banner_mobile: { scene: campaignScenes.home, ...narrow },
};

const drawings = new Map(
  Object.entries(cuts).map(([type, cut]) => [`campaigns/${type.replaceAll("_", "-")}.svg`, cut]),
);

/** The names of the campaigns' pictures below `/files/`, one for each kind of picture. */
export const campaignPictures: readonly string[] = [...drawings.keys()];

/** Draws a campaign's picture by its name below `/files/`. */
export function campaignPicture(name: string): string | undefined {
  const cut = drawings.get(name);
  return cut && draw(cut);
}

const { slope } = roomSeen({
  pitch: 58,
  kneeHeight: 0.86,
  kneeDepth: 3.2,
  eyeHeight: 1.5,
  focal: 860,
  horizon: 330,
});

function draw({ scene, screens, x, y, width, height }: Cut): string {
  const { title, hour, look, windows, things } = scene;
  const p = paletteOf(hour, look.tint);
  const isNight = hour === "night";
  const spots = windows.map(
    ([middle, shade], index): WindowSpot => ({
      id: `window-${index}`,
      frame: { left: middle - 0.54, right: middle + 0.54, bottom: 0.42, top: 1.56 },
      look,
      ajar: 0,
      shade,
    }),
  );
  const first = spots[0]?.frame;
  const last = spots.at(-1)?.frame;
  const skyBox = first && last && skyBehind(slope, { ...first, right: last.right });
  const name = screens === "all" ? title : `${title}, for ${screens} screens`;
  return drawing(
    { width, height, title: name, stroke: p.line, weight: 2.75 },
    skyPaints(p),
    gradient("linear", "beam", [
      [0, p.light, isNight ? 0.2 : 0.7],
      [1, p.light, 0],
    ]),
    gradient("radial", "glow", [
      [0, p.glow, 0.6],
      [1, p.glow, 0],
    ]),
    group(
      { transform: `translate(${-x} ${-y})` },
      wall(p),
      ...spots.map((spot) => roofWindow(slope, spot, p, hour, skyBox)),
      beams(
        slope,
        spots.map((spot) => ({ spot, end: lightEnd(spot) })),
        isNight ? 0.4 : 0.5,
      ),
      isNight ? disc("url(#glow)", 300, 480, 190) + disc("url(#glow)", 900, 480, 190) : board(p),
      ...things.map(([thing, right, foot, size]) =>
        group(
          {
            transform: `translate(${right} ${foot}) scale(${size})`,
            "stroke-width": (2.75 / size).toFixed(2),
          },
          thing(p),
        ),
      ),
    ),
  );
}

/** The boards of the slope and, below, the knee wall. */
function wall(p: Palette): string {
  const boards = Array.from({ length: 27 }, (_, index) => (index - 13) * 0.22);
  const [, knee] = slope(0, 0, 0);
  return (
    area(p.wall, "M0 0H1200V600H0z") +
    area(p.wallLit, `M0 ${knee.toFixed(1)}H1200V600H0z`) +
    line(boards.map((u) => track(slope(u, 0, 0), slope(u, 2.6, 0))).join(""), {
      stroke: p.lineSoft,
      "stroke-width": 2,
    }) +
    line(`M0 ${knee.toFixed(1)}H1200`)
  );
}

/** Where the light of a window ends, below the sheet. */
function lightEnd(spot: WindowSpot): Point[] {
  const { left, right } = openingOf(spot);
  const [start] = slope(left, 0, 0);
  const [end] = slope(right, 0, 0);
  return [
    [start - 90, 640],
    [end - 60, 640],
  ];
}

/** The sideboard on which things stand. */
function board(p: Palette): string {
  return (
    area(p.woodLight, "M0 546H1200V600H0z") +
    area(p.wood, "M0 566H1200V600H0z") +
    line("M0 546H1200M0 566H1200")
  );
}
