import { type Palette, paletteOf } from "./palette.ts";
import { inset } from "./rectangle.ts";
import { beams, openingOf, roofWindow, skyBehind, type WindowSpot } from "./roofWindow.ts";
import type { Furnishing } from "./roomFurnishings.ts";
import { outline, type Place, type Point, roomSeen, shineOnFloor, track } from "./roomSeen.ts";
import { skyPaints } from "./sky.ts";
import { area, drawing, gradient, group, line } from "./svg.ts";
import { windowLooks } from "./windowLooks.ts";

const focal = 1000;
const back = 4.2;
const side = 2.3;
const knee = 1;
const sill = 0.3;
const head = 1.42;
const sun: Place = [-0.22, -1, -0.36];

const room = roomSeen({
  pitch: 50,
  kneeHeight: knee,
  kneeDepth: back,
  eyeHeight: 1.45,
  focal,
  horizon: 300,
});

/** A furnished room under the roof; the light falls through its windows onto the floor. */
export function roomPicture({ name, tint, floor, windows, things }: Furnishing): string {
  const p = paletteOf("noon", tint);
  const spots = windows.map(
    ([middle, width], index): WindowSpot => ({
      id: `window-${index}`,
      frame: { left: middle - width / 2, right: middle + width / 2, bottom: sill, top: head },
      look: floor === "tiles" ? windowLooks.PIVOTING_WINDOW_UPPER_CONTROL : windowLooks.DEFAULT,
      ajar: 0,
      shade: 0,
    }),
  );
  const skyBox = skyBehind(room.slope, {
    left: Math.min(...spots.map(({ frame }) => frame.left)),
    right: Math.max(...spots.map(({ frame }) => frame.right)),
    bottom: sill,
    top: head,
  });
  return drawing(
    { width: 1200, height: 900, title: `${name} in daylight`, stroke: p.line, weight: 3.25 },
    skyPaints(p),
    gradient("linear", "beam", [
      [0, p.light, 0.75],
      [1, p.light, 0.05],
    ]),
    shell(p, floor),
    ...spots.map((spot) => area(p.patch, outline(...patch(spot)), { opacity: 0.9 })),
    ...spots.map((spot) => roofWindow(room.slope, spot, p, "noon", skyBox)),
    ...things.map(([thing, right, near, lift = 0]) => placed(thing(p), right, near, lift)),
    beams(
      room.slope,
      spots.map((spot) => ({ spot, end: patch(spot) })),
      0.34,
    ),
  );
}

/** Where the light of a window meets the floor. */
function patch(spot: WindowSpot): Point[] {
  const { left, right, bottom, top } = inset(openingOf(spot), 0.06);
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;
  return corners.map(([u, v]) => room.at(shineOnFloor(room.onSlope(u, v, 0.2), sun)));
}

function placed(thing: string, right: number, near: number, lift: number): string {
  const [x, y] = room.at([right, lift, back - near]);
  const scale = back / (back - near);
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return group({ transform, "stroke-width": (3.25 / scale).toFixed(2) }, thing);
}

/** Slope, knee wall, side walls and floor. */
function shell(p: Palette, floor: Furnishing["floor"]): string {
  const { at, slope } = room;
  const edge = (x: number) => track(slope(x, 0, 0), slope(x, 2.2, 0));
  const seam = (x: number) => track(at([x, 0, back]), at([x, 0, 1.5]));
  const across = (z: number) => track(at([-side, 0, z]), at([side, 0, z]));
  const course = (y: number) => track(at([-side, y, back]), at([side, y, back]));
  const upright = (x: number) => track(at([x, 0, back]), at([x, knee, back]));
  const steps = Array.from({ length: 13 }, (_, index) => (index - 6) * (side / 6.5));
  const isTiled = floor === "tiles";
  const wall = (x: number) =>
    outline(at([x, 0, back]), at([x, 0, 1.5]), at([x, 3.4, 1.5]), slope(x, 2.2, 0), slope(x, 0, 0));
  return (
    area(p.wall, "M0 0H1200V900H0z") +
    area(
      isTiled ? p.wallShade : p.floor,
      outline(at([-side, 0, back]), at([side, 0, back]), at([side, 0, 1.5]), at([-side, 0, 1.5])),
    ) +
    area(
      p.wallLit,
      outline(at([-side, 0, back]), at([side, 0, back]), at([side, knee, back]), at([-side, knee, back])),
    ) +
    area(p.wallShade, wall(-side)) +
    area(p.wallLit, wall(side)) +
    line(
      steps.map(edge).join("") +
        steps.map(seam).join("") +
        (isTiled
          ? [3.9, 3.6, 3.3, 3, 2.7, 2.4].map(across).join("") +
            [0.3, 0.53, 0.76].map(course).join("") +
            steps.map(upright).join("")
          : ""),
      {
        stroke: p.lineSoft,
        "stroke-width": 2.5,
      },
    ) +
    line(
      wall(-side) + wall(side) + track(slope(-side, 0, 0), slope(side, 0, 0)) + across(back) + course(0.07),
    )
  );
}
