import { paletteOf } from "./palette.ts";
import { area, disc, drawing, gradient, line, shape } from "./svg.ts";

const p = paletteOf("noon", "warm");

/** What stands on a cover, by the document's name without its language. */
const motifs: Readonly<Record<string, () => string>> = {
  "care-guide": () =>
    shape(p.skyHigh, "M300 190c70 92 104 142 104 192a104 104 0 0 1-208 0c0-50 34-100 104-192z") +
    line("M246 390a56 56 0 0 0 44 58", { stroke: p.paper, "stroke-width": 12 }),
  "season-checklist": () =>
    [230, 320, 410]
      .map(
        (y) =>
          shape(p.paper, `M172 ${y}h56v56h-56z`) +
          line(`m184 ${y + 28} 14 14 26-30`, { stroke: p.leafShade, "stroke-width": 9 }) +
          line(`M262 ${y + 28}h166`, { "stroke-width": 9 }),
      )
      .join(""),
  "planning-guide": () =>
    disc(p.halo, 410, 240, 84) +
    disc(p.orb, 410, 240, 52) +
    shape(p.clay, "M120 450 300 270l180 180z") +
    shape(p.skyLow, "M270 356h60l14 62h-88z"),
  "blinds-brochure": () =>
    shape(p.skyLow, "M190 190h220l34 290H156z") +
    [p.fabric, p.textile, p.leaf, p.orb]
      .map((fill, row) =>
        area(fill, `M${186 - row * 4} ${206 + row * 38}h${228 + row * 8}v26H${186 - row * 4}z`),
      )
      .join("") +
    line("M190 190h220l34 290H156z"),
  "guarantee-terms": () =>
    shape(p.fabric, "m240 400-34 104 62-22 32 54 14-130zM360 400l34 104-62-22-32 54-14-130z") +
    disc(p.orb, 300, 320, 112) +
    disc(p.paper, 300, 320, 84) +
    line("m258 322 30 30 58-64", { "stroke-width": 14 }),
};

/** The first page of a document, small: its motif, and lines where its title stands. */
export function documentCover(name: string, title: string): string | undefined {
  const motif = motifs[name];
  if (!motif) return undefined;
  return drawing(
    { width: 600, height: 800, title, stroke: p.line, weight: 6 },
    gradient("linear", "sheet", [
      [0, p.skyLow],
      [1, p.wallLit],
    ]),
    area(p.paper, "M0 0h600v800H0z"),
    area("url(#sheet)", "M0 0h600v580H0z"),
    area(p.line, "M56 56h44l-9 40H65z"),
    area(p.orb, "M72 62h20l-7 28z"),
    motif(),
    line("M60 650h360M60 700h220", { stroke: p.line, "stroke-width": 16 }),
    line("M60 748h120", { stroke: p.lineSoft, "stroke-width": 10 }),
  );
}
