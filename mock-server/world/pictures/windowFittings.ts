import type { Palette } from "./palette.ts";
import { box, face } from "./rectangle.ts";
import type { WindowSpot } from "./roofWindow.ts";
import { type Point, type Projection, track } from "./roomSeen.ts";
import { disc, line, shape } from "./svg.ts";

/** What is mounted on the frame and on the wall beside it: hinges, the motor's cover, the switch and its cable. */
export function frameFittings(slope: Projection, spot: WindowSpot, depth: number, p: Palette): string {
  return hinges(slope, spot, depth, p) + motor(slope, spot, depth, p) + control(slope, spot, p);
}

function hinges(slope: Projection, { frame, look }: WindowSpot, depth: number, p: Palette): string {
  if (look.hinge !== "middle") return "";
  const middle = (frame.bottom + frame.top) / 2;
  return [frame.left + 0.028, frame.right - 0.028]
    .map((u) => {
      const plate = { left: u - 0.022, right: u + 0.022, bottom: middle - 0.05, top: middle + 0.05 };
      return box(slope, plate, depth - 0.05, depth, p.device, p.metal);
    })
    .join("");
}

function motor(slope: Projection, { frame, look }: WindowSpot, depth: number, p: Palette): string {
  const middle = (frame.left + frame.right) / 2;
  const { left, right, top, bottom } = frame;
  switch (look.motor) {
    case "box": {
      const cover = { left: middle - 0.2, right: middle + 0.2, bottom: top - 0.05, top: top + 0.06 };
      const [x, y] = slope(middle + 0.15, top, depth - 0.12);
      return box(slope, cover, depth - 0.12, depth, p.device, p.metal) + disc(p.orb, x, y, 7);
    }
    case "slim-above": {
      const cover = { left, right, bottom: top - 0.062, top: top + 0.03 };
      const [x, y] = slope(right - 0.08, top - 0.016, depth - 0.06);
      return box(slope, cover, depth - 0.06, depth, p.device, p.metal) + disc(p.orb, x, y, 6);
    }
    case "slim-below": {
      const cover = { left, right, bottom: bottom - 0.03, top: bottom + 0.062 };
      const [x, y] = slope(right - 0.08, bottom + 0.016, depth - 0.06);
      return box(slope, cover, depth - 0.06, depth, p.device, p.metal) + disc(p.orb, x, y, 6);
    }
    case "none":
      return "";
  }
}

function control(slope: Projection, { frame, look }: WindowSpot, p: Palette): string {
  const u = frame.right + 0.3;
  switch (look.control) {
    case "cable": {
      const v = frame.bottom + 0.46;
      const [x, y] = slope(frame.right + lining, frame.top + 0.03, 0);
      const corner = slope(u, frame.top + 0.03, 0);
      const end = slope(u, v, 0);
      const start = slope((frame.left + frame.right) / 2 + 0.2, frame.top + 0.02, 0.12);
      const cable: Point[] = [start, [x, y], corner, end];
      return line(track(...cable), { "stroke-width": 5 }) + plate(slope, u, v, p) + arrows(slope, u, v, p);
    }
    case "pad":
      return plate(slope, u, frame.bottom + 0.42, p) + arrows(slope, u, frame.bottom + 0.42, p);
    case "remote": {
      const v = frame.bottom + 0.42;
      return plate(slope, u, v, p) + sunMark(slope, u, v, p);
    }
    case "none":
      return "";
  }
}

const lining = 0.1;

function plate(slope: Projection, u: number, v: number, p: Palette): string {
  const back = { left: u - 0.055, right: u + 0.055, bottom: v - 0.085, top: v + 0.085 };
  return box(slope, back, -0.015, 0, p.paper, p.metal);
}

function arrows(slope: Projection, u: number, v: number, p: Palette): string {
  const [x, y] = slope(u, v, -0.015);
  return line(`M${at(x - 10, y - 10)}l10-11 10 11M${at(x - 10, y + 10)}l10 11 10-11`, { stroke: p.line });
}

function sunMark(slope: Projection, u: number, v: number, p: Palette): string {
  const [x, y] = slope(u, v + 0.03, -0.015);
  const screen = { left: u - 0.035, right: u + 0.035, bottom: v - 0.06, top: v - 0.03 };
  return (
    disc(p.orb, x, y, 11, { stroke: p.line, "stroke-width": 2 }) +
    shape(p.device, face(slope, screen, -0.015))
  );
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
