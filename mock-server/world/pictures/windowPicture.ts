import { ledge } from "./ledge.ts";
import { type Hour, type Palette, paletteOf } from "./palette.ts";
import { beams, roofWindow, type WindowSpot } from "./roofWindow.ts";
import { outline, type Point, type Projection, roomSeen, track } from "./roomSeen.ts";
import { skyPaints } from "./sky.ts";
import { area, disc, drawing, gradient, line } from "./svg.ts";
import type { WindowLook } from "./windowLooks.ts";

/** The views of a window's gallery; "product" is the one that stands for the window. */
export type WindowView = "product" | "open" | "closed" | "night";

const views: Readonly<Record<WindowView, { hour: Hour; words: string; middle: number; top: number }>> = {
  product: { hour: "morning", words: "in the morning", middle: 9, top: 12 },
  open: { hour: "noon", words: "wide open", middle: 24, top: 32 },
  closed: { hour: "noon", words: "closed by day", middle: 0, top: 0 },
  night: { hour: "night", words: "at night", middle: 0, top: 0 },
};

// A window that cannot be opened shows its blind instead.
const fixedWords: Partial<Record<WindowView, string>> = { open: "by day", closed: "with its blind drawn" };

const lightEnd: Point[] = [
  [40, 980],
  [560, 980],
];

const { slope } = roomSeen({
  pitch: 58,
  kneeHeight: 0.86,
  kneeDepth: 3.2,
  eyeHeight: 1.5,
  focal: 1330,
  horizon: 520,
});

const frames = {
  wide: { left: -0.6, right: 0.6, bottom: 0.36, top: 1.6 },
  tall: { left: -0.48, right: 0.48, bottom: 0.3, top: 1.62 },
};

/** A roof window in the slope of a room, seen from inside. */
export function windowPicture(look: WindowLook, view: WindowView): string {
  const { hour, words, middle, top } = views[view];
  const p = paletteOf(hour, look.tint);
  const ajar = { middle, top, none: 0 }[look.hinge];
  const shade = look.hinge === "none" && view === "closed" ? 0.46 : 0;
  const spot: WindowSpot = { id: "window", frame: frames[look.format], look, ajar, shade };
  const isFixed = look.hinge === "none";
  const title = `${look.name}, ${isFixed ? (fixedWords[view] ?? words) : words}`;
  return drawing(
    { width: 1200, height: 900, title, stroke: p.line, weight: 3.25 },
    skyPaints(p),
    gradient("linear", "beam", [
      [0, p.light, hour === "night" ? 0.3 : 0.75],
      [1, p.light, 0],
    ]),
    gradient("radial", "glow", [
      [0, p.glow, 0.65],
      [0.35, p.glow, 0.28],
      [1, p.glow, 0],
    ]),
    wall(slope, p),
    roofWindow(slope, spot, p, hour),
    beams(slope, [{ spot, end: lightEnd }], hour === "night" ? 0.6 : 0.55),
    hour === "night" ? disc("url(#glow)", 1010, 640, 420) : "",
    ledge(p, hour, look),
  );
}

/** The boards of the slope and, below, the knee wall. */
function wall(seen: Projection, p: Palette): string {
  const boards = Array.from({ length: 15 }, (_, index) => (index - 7) * 0.22);
  const [, knee] = seen(0, 0, 0);
  return (
    area(p.wall, "M0 0H1200V900H0z") +
    area(p.wallLit, `M0 ${knee.toFixed(1)}H1200V900H0z`) +
    line(boards.map((u) => track(seen(u, 0, 0), seen(u, 2.4, 0))).join(""), {
      stroke: p.lineSoft,
      "stroke-width": 2.5,
    }) +
    line(outline(seen(-2, 0, 0), seen(2, 0, 0)))
  );
}
