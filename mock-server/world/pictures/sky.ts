import type { Hour, Palette } from "./palette.ts";
import { area, disc, element, gradient, group, line } from "./svg.ts";

/** What is up in the sky, on a sheet of 600 by 600 behind the window. */
interface SkySight {
  orb: readonly [x: number, y: number, r: number];
  clouds: readonly (readonly [x: number, y: number, size: number])[];
}

const sights: Readonly<Record<Hour, SkySight>> = {
  morning: {
    orb: [398, 340, 58],
    clouds: [
      [96, 210, 1.5],
      [330, 130, 1.1],
    ],
  },
  noon: {
    orb: [424, 214, 50],
    clouds: [
      [64, 236, 1.9],
      [318, 318, 1.5],
      [196, 96, 1],
    ],
  },
  night: { orb: [418, 200, 40], clouds: [[72, 342, 1.6]] },
};

const stars = [
  [92, 82, 2.6],
  [164, 142, 2],
  [232, 64, 3.2],
  [300, 118, 2],
  [350, 52, 2.6],
  [132, 232, 2.2],
  [258, 206, 3],
  [336, 252, 2],
  [520, 70, 2.6],
  [540, 232, 2.4],
  [420, 290, 2],
  [204, 300, 2],
  [60, 160, 2],
  [500, 330, 2.6],
] as const;

/** What `sky` paints with; once in a drawing. */
export function skyPaints(p: Palette): string {
  return (
    gradient("linear", "sky", [
      [0.05, p.skyHigh],
      [0.85, p.skyLow],
    ]) +
    gradient("radial", "halo", [
      [0.2, p.halo],
      [1, p.halo, 0],
    ])
  );
}

/** A part of the paper. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sky behind windows, with the land below it, in a box of the paper: 600 units wide and as high as it must be. */
export function sky(p: Palette, hour: Hour, box: Box): string {
  const { orb, clouds } = sights[hour];
  const [x, y, r] = orb;
  const scale = box.width / 600;
  const high = box.height / box.width;
  const transform = `translate(${box.x.toFixed(1)} ${box.y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  const size = Math.min(1, (high + 1) / 2);
  return group(
    { stroke: "none", transform },
    area("url(#sky)", `M-90-60H690V${(high * 600 + 60).toFixed(1)}H-90z`),
    disc("url(#halo)", x, y * high, r * 3.6 * size),
    disc(p.orb, x, y * high, r * size),
    hour === "night" ? craters(p, x, y * high) + starlight(p, high) : birds(p, high),
    ...clouds.map(([left, top, wide]) =>
      area(p.cloud, "M0 40a24 24 0 0 1 26-34 40 40 0 0 1 72-14 32 32 0 0 1 50 20 21 21 0 0 1 5 28z", {
        transform: `translate(${left} ${(top * high).toFixed(1)}) scale(${(wide * size).toFixed(2)})`,
        opacity: hour === "night" ? 0.55 : 0.95,
      }),
    ),
    group(
      { transform: `translate(0 ${(600 * high).toFixed(1)}) scale(1 ${size.toFixed(2)})` },
      area(p.hillFar, "M-90-94c100-54 220-64 310-24 80 30 150 22 220-14 80-34 170-10 250 22v180H-90z"),
      area(p.hillNear, "M-90-34c120-38 240-46 360-16 110 26 260-12 420-6v120H-90z"),
      area(
        p.hillNear,
        "M120-48l16-56 16 56zM148-44l12-40 12 40zM430-40l18-62 18 62zM462-44l14-44 14 44zM498-48l12-34 12 34z",
      ),
    ),
  );
}

function craters(p: Palette, x: number, y: number): string {
  return disc(p.halo, x - 12, y + 8, 8, { opacity: 0.3 }) + disc(p.halo, x + 14, y - 10, 5, { opacity: 0.3 });
}

function starlight(p: Palette, high: number): string {
  return group(
    { fill: p.star },
    ...stars.map(([cx, cy, r]) => element("circle", { cx, cy: cy * high, r: r * 1.5 })),
  );
}

function birds(p: Palette, high: number): string {
  return line("M236 0c7-9 14-9 19 0 5-9 12-9 19 0M286-26c5-7 11-7 15 0 4-7 10-7 15 0", {
    transform: `translate(0 ${(372 * high).toFixed(1)})`,
    stroke: p.line,
    "stroke-width": 3,
    opacity: 0.7,
  });
}
