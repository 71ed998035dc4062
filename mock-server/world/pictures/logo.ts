import { area, disc, drawing, element, escapeXml, line } from "./svg.ts";

const paints = [
  ["#1d4f91", "#e3ecf8"],
  ["#1c6844", "#e2f1e7"],
  ["#a5472a", "#fbe9df"],
  ["#7a4d00", "#fdf0d0"],
  ["#16294a", "#ffd766"],
  ["#3f6470", "#e0edf0"],
  ["#6a3f63", "#f3e6f1"],
  ["#4a5d23", "#edf1df"],
] as const;

/** The marks of the logos; initials stand in the middle of each. */
const marks: readonly ((fill: string) => string)[] = [
  (fill) => disc(fill, 120, 120, 84),
  (fill) =>
    area(fill, "M72 36h96a36 36 0 0 1 36 36v96a36 36 0 0 1-36 36H72a36 36 0 0 1-36-36V72a36 36 0 0 1 36-36z"),
  (fill) => area(fill, "M120 30l78 45v90l-78 45-78-45V75z"),
  (fill) => area(fill, "M120 30c28 18 54 24 80 24v62c0 48-34 78-80 96-46-18-80-48-80-96V54c26 0 52-6 80-24z"),
  (fill) => area(fill, "M120 32l94 76h-22v92H48v-92H26z"),
  (fill) => area(fill, "M40 206v-92a80 80 0 0 1 160 0v92z"),
  (fill) => area(fill, "M82 40h76l46 160H36z"),
  (fill) =>
    disc(fill, 120, 120, 70) +
    line("M120 16v18M120 206v18M16 120h18M206 120h18M46 46l13 13M181 181l13 13M194 46l-13 13M59 181l-13 13", {
      stroke: fill,
      "stroke-width": 10,
    }),
];

/** An installer's logo, drawn from its slug alone: the same slug always has the same one. */
export function logo(slug: string): string {
  const words = slug.split("-").filter((word) => word !== "");
  const [first = "", second] = words;
  const initials = (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
  const hash = stableHash(slug);
  const [fill, soft] = paints[hash % paints.length] ?? paints[0];
  const mark = marks[Math.floor(hash / paints.length) % marks.length];
  return drawing(
    { width: 240, height: 240, title: words.join(" "), stroke: fill, weight: 4 },
    area(soft, "M0 0H240V240H0z"),
    mark?.(fill) ?? "",
    element(
      "text",
      {
        x: 120,
        y: 142,
        fill: soft,
        stroke: "none",
        "text-anchor": "middle",
        "font-family": "'Albert Sans', 'Helvetica Neue', Arial, sans-serif",
        "font-size": 60,
        "font-weight": 600,
        "letter-spacing": 1,
      },
      escapeXml(initials),
    ),
  );
}

/** FNV-1a with a last mixing of its bits, so that names that are alike look different. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
