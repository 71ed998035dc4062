import type { Hour, Palette } from "./palette.ts";
import { face, flanks, inset, type Rectangle, ring } from "./rectangle.ts";
import { hull, outline, type Point, type Projection, swung } from "./roomSeen.ts";
import { sash } from "./sash.ts";
import { type Box, sky } from "./sky.ts";
import { area, clipped, element, group, shape } from "./svg.ts";
import { frameFittings } from "./windowFittings.ts";
import type { WindowLook } from "./windowLooks.ts";

/** A window in the slope of a room. */
export interface WindowSpot {
  /** Tells the windows of one drawing apart. */
  id: string;
  frame: Rectangle;
  look: WindowLook;
  /** How far it stands open, in degrees. */
  ajar: number;
  /** How much of the pane its blind covers, from 0 to 1. */
  shade: number;
}

const lining = 0.1;
const depth = 0.2;
const bar = 0.045;

/** The rectangle of the frame through which one sees the sky. */
export function openingOf({ frame }: WindowSpot): Rectangle {
  return inset(frame, bar);
}

/** A roof window from inside: the lining, the sky, the frame, and the sash as far as it stands open. */
export function roofWindow(
  slope: Projection,
  spot: WindowSpot,
  p: Palette,
  hour: Hour,
  skyBox = skyBehind(slope, openingOf(spot)),
): string {
  const { id, frame, look } = spot;
  const opening = openingOf(spot);
  const isWood = look.material === "wood";
  const fill = isWood ? p.woodLight : p.frame;
  const shade = isWood ? p.wood : p.frameShade;
  const mouth = inset(frame, -lining);
  const hole = face(slope, opening, depth);
  return group(
    {},
    flanks(slope, mouth, 0, frame, depth, { below: p.wallLit, side: p.wallShade, above: p.wallShade }),
    shape(fill, face(slope, frame, depth)),
    clipped(
      `${id}-opening`,
      hole,
      sky(p, hour, skyBox),
      flanks(slope, opening, depth, opening, depth + 0.07, { below: fill, side: shade, above: shade }),
    ),
    ring(slope, frame, opening, depth, fill),
    leaf(slope, spot, p, hole),
    frameFittings(slope, spot, depth, p),
    shape("none", face(slope, mouth, 0)),
  );
}

/** The sash: what swings out is seen through the frame alone, what comes in lies before it. */
function leaf(slope: Projection, spot: WindowSpot, p: Palette, hole: string): string {
  const { id, look, ajar } = spot;
  const opening = openingOf(spot);
  const axis = look.hinge === "top" ? opening.top : (opening.bottom + opening.top) / 2;
  const seen = swung(slope, axis, depth, look.hinge === "none" ? 0 : ajar);
  const [, axisHeight] = slope(0, axis, depth);
  const drawn = element("g", { id: `${id}-sash` }, sash(seen, spot, p));
  const again = element("use", { href: `#${id}-sash` });
  if (look.hinge !== "middle" || ajar === 0) return clipped(`${id}-leaf`, hole, drawn);
  return (
    clipped(`${id}-out`, hole, drawn) + clipped(`${id}-in`, `M0-400H1200V${axisHeight.toFixed(1)}H0z`, again)
  );
}

/** The part of the paper where sky is seen through an opening, or through all of a row. */
export function skyBehind(slope: Projection, opening: Rectangle): Box {
  const [left, top] = slope(opening.left, opening.top, depth);
  const [right] = slope(opening.right, opening.top, depth);
  const [, bottom] = slope(0, opening.bottom, depth);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The light that falls out of windows, each from its opening to where it ends. It lies over whatever is in its way,
 * but not over the sky.
 */
export function beams(
  slope: Projection,
  lights: readonly { spot: WindowSpot; end: readonly Point[] }[],
  opacity: number,
): string {
  const openings = lights.map(({ spot }) => cornersOf(slope, openingOf(spot)));
  const around = element("path", {
    d: `M0-99H1200V900H0z${openings.map((corners) => outline(...corners)).join("")}`,
    "clip-rule": "evenodd",
  });
  return (
    element("clipPath", { id: "room" }, around) +
    group(
      { "clip-path": "url(#room)", opacity },
      ...lights.map(({ end }, index) =>
        area("url(#beam)", outline(...hull([...(openings[index] ?? []), ...end]))),
      ),
    )
  );
}

function cornersOf(slope: Projection, { left, right, bottom, top }: Rectangle): Point[] {
  return [
    slope(left, bottom, depth),
    slope(right, bottom, depth),
    slope(right, top, depth),
    slope(left, top, depth),
  ];
}
