import type { Palette } from "./palette.ts";
import { box, face, flanks, inset, type Rectangle, ring } from "./rectangle.ts";
import type { WindowSpot } from "./roofWindow.ts";
import { outline, type Point, type Projection, track } from "./roomSeen.ts";
import { area, group, line, rod } from "./svg.ts";

const half = 0.028;

/** The leaf of a window with its pane and what is mounted on it; `seen` swings with it. */
export function sash(seen: Projection, { frame, look, shade: drawn }: WindowSpot, p: Palette): string {
  const isFixed = look.hinge === "none";
  const outer = inset(frame, isFixed ? 0.045 : 0.052);
  const pane = inset(outer, isFixed ? 0.016 : 0.07);
  const isWood = look.material === "wood";
  const fill = isWood ? p.woodLight : p.frame;
  const shade = isWood ? p.wood : p.frameShade;
  const glass = area(p.glass, face(seen, pane, 0), { opacity: 0.14 }) + glare(seen, pane, p);
  if (isFixed) return glass + blind(seen, pane, drawn, p) + ring(seen, outer, pane, -0.004, p.frameShade);
  const fills = { below: fill, side: shade, above: shade };
  return group(
    {},
    ring(seen, outer, pane, half, shade),
    flanks(seen, outer, -half, outer, half, fills),
    glass,
    look.solar ? solarCells(seen, pane, p) : "",
    flanks(seen, pane, -half, pane, 0, fills),
    ring(seen, outer, pane, -half, fill),
    handle(seen, outer, pane, look.handle, p),
  );
}

function glare(seen: Projection, { left, right, bottom, top }: Rectangle, p: Palette): string {
  const width = right - left;
  const stripe = (from: number, to: number) =>
    area(
      p.glass,
      outline(
        seen(left + width * (from + 0.16), top, 0),
        seen(left + width * (to + 0.16), top, 0),
        seen(left + width * to, bottom, 0),
        seen(left + width * from, bottom, 0),
      ),
      { opacity: 0.2 },
    );
  return stripe(0.1, 0.24) + stripe(0.29, 0.33);
}

/** A pleated blind that hangs down from the upper edge. */
function blind(seen: Projection, { left, right, bottom, top }: Rectangle, drawn: number, p: Palette): string {
  if (drawn === 0) return "";
  const length = (top - bottom) * drawn;
  const edge = top - length;
  const pleats = Array.from({ length: 11 }, (_, index) => top - (length * (index + 1)) / 12);
  return (
    area(p.textile, face(seen, { left, right, bottom: edge, top }, -0.01), { opacity: 0.92 }) +
    line(pleats.map((v) => track(seen(left, v, -0.01), seen(right, v, -0.01))).join(""), {
      stroke: p.clay,
      "stroke-width": 2,
      opacity: 0.55,
    }) +
    box(seen, { left, right, bottom: edge - 0.03, top: edge }, -0.02, 0, p.frame, p.frameShade)
  );
}

/** A strip of cells along the upper edge; the sky shows between them. */
function solarCells(seen: Projection, { left, right, top }: Rectangle, p: Palette): string {
  const columns = 8;
  const gap = 0.012;
  const width = (right - left - gap) / columns;
  const cells = Array.from({ length: columns * 2 }, (_, index) => {
    const x = left + gap + (index % columns) * width;
    const y = top - gap - Math.floor(index / columns) * width;
    const cell = { left: x, right: x + width - gap, bottom: y - width + gap, top: y };
    const middle = (cell.left + cell.right) / 2;
    return (
      area(p.cell, face(seen, cell, -0.002)) +
      line(track(seen(middle, cell.bottom, -0.002), seen(middle, cell.top, -0.002)), {
        stroke: p.cellLine,
        "stroke-width": 2,
      })
    );
  });
  return cells.join("");
}

function handle(
  seen: Projection,
  outer: Rectangle,
  pane: Rectangle,
  kind: "bar-above" | "lever-above" | "lever-below" | "none",
  p: Palette,
): string {
  const middle = (outer.left + outer.right) / 2;
  const [start] = seen(middle, outer.top, 0);
  const [end] = seen(middle + 1, outer.top, 0);
  const metre = end - start;
  if (kind === "bar-above") {
    const v = (outer.top + pane.top) / 2;
    const reach = (outer.right - outer.left) * 0.34;
    const post = (u: number) => rod(p.metal, p, track(seen(u, v, -half), seen(u, v, -0.075)), metre * 0.017);
    const bar: Point[] = [seen(middle - reach, v, -0.08), seen(middle + reach, v, -0.08)];
    return (
      post(middle - reach * 0.8) + post(middle + reach * 0.8) + rod(p.metal, p, track(...bar), metre * 0.027)
    );
  }
  if (kind === "none") return "";
  const isBelow = kind === "lever-below";
  const v = isBelow ? (outer.bottom + pane.bottom) / 2 : (outer.top + pane.top) / 2;
  const plate = { left: middle - 0.1, right: middle + 0.1, bottom: v - 0.027, top: v + 0.027 };
  const away = isBelow ? 0.2 : -0.2;
  return (
    box(seen, plate, -0.055, -half, p.device, p.metal) +
    rod(
      p.metal,
      p,
      track(seen(middle, v, -0.06), seen(middle, v + away * 0.15, -0.085), seen(middle, v + away, -0.085)),
      metre * 0.032,
    )
  );
}
