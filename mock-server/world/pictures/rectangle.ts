import { outline, type Projection } from "./roomSeen.ts";
import { area, shape } from "./svg.ts";

/** A rectangle on the slope. */
export interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export function inset({ left, right, bottom, top }: Rectangle, by: number): Rectangle {
  return { left: left + by, right: right - by, bottom: bottom + by, top: top - by };
}

/** The outline of a rectangle that lies `n` out from the slope. */
export function face(seen: Projection, { left, right, bottom, top }: Rectangle, n: number): string {
  return outline(seen(left, bottom, n), seen(right, bottom, n), seen(right, top, n), seen(left, top, n));
}

interface Fills {
  below: string;
  side: string;
  above: string;
}

/** The four faces between two rectangles at two depths: of a lining, of a bar, of a box. */
export function flanks(
  seen: Projection,
  near: Rectangle,
  nearDepth: number,
  far: Rectangle,
  farDepth: number,
  { below, side, above }: Fills,
): string {
  const corners = (r: Rectangle, n: number) =>
    [
      seen(r.left, r.bottom, n),
      seen(r.right, r.bottom, n),
      seen(r.right, r.top, n),
      seen(r.left, r.top, n),
    ] as const;
  const [a, b, c, d] = corners(near, nearDepth);
  const [e, f, g, h] = corners(far, farDepth);
  return (
    shape(above, outline(d, c, g, h)) +
    shape(side, outline(a, d, h, e)) +
    shape(side, outline(b, c, g, f)) +
    shape(below, outline(a, b, f, e))
  );
}

/** A flat ring between two rectangles at one depth. */
export function ring(seen: Projection, outer: Rectangle, inner: Rectangle, n: number, fill: string): string {
  return shape(fill, face(seen, outer, n) + face(seen, inner, n), { "fill-rule": "evenodd" });
}

/** A box that stands off the slope into the room. */
export function box(
  seen: Projection,
  rectangle: Rectangle,
  near: number,
  far: number,
  fill: string,
  shade: string,
): string {
  const fills = { below: shade, side: shade, above: fill };
  return (
    area(shade, face(seen, rectangle, far)) +
    flanks(seen, rectangle, near, rectangle, far, fills) +
    shape(fill, face(seen, rectangle, near))
  );
}
