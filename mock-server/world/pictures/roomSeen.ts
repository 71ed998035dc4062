/** A point of the paper. */
export type Point = readonly [x: number, y: number];

/** A place in the room in metres: to the right, up, and away from the eye. */
export type Place = readonly [x: number, y: number, z: number];

/** Where a point of the slope is on the paper: across, up the slope, and out towards the sky. */
export type Projection = (u: number, v: number, n: number) => Point;

/** How a room under the roof is looked at: its knee wall and slope ahead, the eye upright. */
export interface View {
  /** Of the roof, in degrees. */
  pitch: number;
  kneeHeight: number;
  kneeDepth: number;
  eyeHeight: number;
  /** Pixels that a metre takes at one metre's distance. */
  focal: number;
  /** Where the eye's own height is on the paper. */
  horizon: number;
}

export interface Room {
  at: (place: Place) => Point;
  /** The slope begins, at `v` 0, on top of the knee wall. */
  onSlope: (u: number, v: number, n: number) => Place;
  slope: Projection;
}

/** A true projection of a room under the roof, so that walls, windows and light belong together. */
export function roomSeen({ pitch, kneeHeight, kneeDepth, eyeHeight, focal, horizon }: View): Room {
  const rise = Math.sin((pitch * Math.PI) / 180);
  const run = Math.cos((pitch * Math.PI) / 180);
  const at = ([x, y, z]: Place): Point => [600 + (focal * x) / z, horizon - (focal * (y - eyeHeight)) / z];
  const onSlope = (u: number, v: number, n: number): Place => [
    u,
    kneeHeight + v * rise + n * run,
    kneeDepth - v * run + n * rise,
  ];
  return { at, onSlope, slope: (u, v, n) => at(onSlope(u, v, n)) };
}

/** Where on the floor the sun throws the light that comes through a place. */
export function shineOnFloor([x, y, z]: Place, sun: Place): Place {
  const way = y / -sun[1];
  return [x + way * sun[0], 0, z + way * sun[2]];
}

/** A projection of a leaf that has swung about the axis at `axis` on the slope, `depth` out; the part above comes in. */
export function swung(slope: Projection, axis: number, depth: number, degrees: number): Projection {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return (u, v, n) => slope(u, axis + (v - axis) * cos + n * sin, depth - (v - axis) * sin + n * cos);
}

/** A closed outline through points. */
export function outline(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

/** An open line through points. */
export function track(...points: Point[]): string {
  return outline(...points).slice(0, -1);
}

/** The points that bound all the others, in their order around. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x, y], [a, b]) => x - a || y - b);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    for (
      let last = kept.at(-1), before = kept.at(-2);
      last && before;
      last = kept.at(-1), before = kept.at(-2)
    ) {
      if ((last[0] - before[0]) * (point[1] - before[1]) > (last[1] - before[1]) * (point[0] - before[0]))
        break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}
