import type { Thing } from "./seating.ts";
import { area, clipped, disc, group, line, rod, shape } from "./svg.ts";

export const fig: Thing = (p) =>
  group(
    { transform: "scale(0.82)" },
    line(
      "M0-96C0-190-14-240-34-290M2-110c6-70 26-110 60-136M-2-104c-16-50-46-76-86-88M4-110c20-44 46-58 84-66",
    ),
    shape(
      p.leaf,
      "M-34-276c-44-24-56-70-40-118 44 20 60 72 40 118zM52-216c-12-48 6-94 52-118 12 50-8 102-52 118z",
    ),
    shape(
      p.leafShade,
      "M-72-190c-40 12-74-10-90-50 40-12 78 14 90 50zM74-172c16-38 50-52 92-38-14 38-54 56-92 38z",
    ),
    shape(p.leaf, "M-6-204c-38-34-42-84-14-126 34 34 40 84 14 126z"),
    line(
      "M-34-276c-12-44-26-80-40-118M52-216c10-48 26-84 52-118M-6-204c0-50-6-86-14-126M-72-190c-28-26-58-42-90-50M74-172c30-10 60-22 92-38",
    ),
    shape(p.clay, "M-62-108H62L50-12c-2 8-8 12-16 12h-68c-8 0-14-4-16-12z"),
    line("M-58-80H58"),
  );

export const nightstand: Thing = (p) =>
  shape(p.woodLight, "M-56-120H56V-20H-56z") +
  line("M-56-70H56M-8-96H8M-8-46H8M-44-20v18M44-20v18") +
  shape(p.clay, "M-18-120c-14-22-2-46 18-46s32 24 18 46z") +
  shape(p.paper, "M-28-236h56l22 70h-100z");

export const floorLamp: Thing = (p) =>
  shape(p.wood, "M-38 0c0-10 16-16 38-16S38-10 38 0z") +
  line("M0-16v-300c0-66 96-66 96-10", { "stroke-width": 6 }) +
  shape(p.paper, "M42-270c2-36 24-58 54-58s52 22 54 58z");

export const bookcase: Thing = (p) =>
  shape(p.woodLight, "M-160-200h320V0h-320z") +
  area(p.wallShade, "M-146-186h292v78h-292zM-146-92h292v78h-292z") +
  line("M-146-186h292v78h-292zM-146-92h292v78h-292z") +
  shape(p.fabric, "M-134-170h20v62h-20zM-84-164h16v56h-16zM-20-80h22v66h-22z") +
  shape(p.textile, "M-114-176h14v68h-14zM2-74h18v60H2z") +
  shape(p.leaf, "M-100-166h16v58h-16zM20-82h16v68H20z") +
  shape(p.clay, "M60-108c-14-24 0-46 20-46s34 22 20 46zM-130-14v-46h60v46z") +
  shape(p.paper, "M-64-160l16-4 14 54-16 2zM92-14V-70h16v56z") +
  line("M-118-38h36");

export const teepee: Thing = (p) =>
  rod(p.wood, p, "M-24-430L120-6M24-430L-120-6", 8) +
  shape(p.paper, "M0-372L142 0h-284z") +
  shape(p.fabricShade, "M0-300L58 0H-58z") +
  shape(p.textile, "M0-300L58 0h40L12-320zM0-300L-58 0h-40L-12-320z") +
  shape(p.orb, "M0-356l14-20-14-22-14 22z") +
  line("M-84-44h-36M84-44h36M-70-88h-30M70-88h30", { opacity: 0.5 });

export const toyBlocks: Thing = (p) =>
  shape(p.fabric, "M-70-56h56V0h-56z") +
  shape(p.orb, "M-6-56h56V0H-6z") +
  shape(p.clay, "M-40-112h56v56h-56z") +
  shape(p.leaf, "M58 0l34-52L126 0z") +
  line("M-54-28h24M-12-96v24M12-28h20", { opacity: 0.6 });

export const teddy: Thing = (p) =>
  disc(p.textile, -30, -124, 16, { stroke: p.line }) +
  disc(p.textile, 30, -124, 16, { stroke: p.line }) +
  shape(p.textile, "M-44-44c0-30 18-44 44-44s44 14 44 44S24 0 0 0s-44-14-44-44z") +
  disc(p.textile, 0, -100, 40, { stroke: p.line }) +
  shape(p.paper, "M-16-88c0-10 8-14 16-14s16 4 16 14-8 12-16 12-16-2-16-12z") +
  disc(p.line, -14, -110, 4) +
  disc(p.line, 14, -110, 4) +
  line("M-4-92h8M-46-14c-16 2-18 14-4 14h26M46-14c16 2 18 14 4 14H24", { "stroke-width": 2.5 });

export const bunting: Thing = (p) =>
  line("M-210-16C-110 34 110 34 210-16") +
  [-150, -90, -30, 30, 90, 150]
    .map((x, index) => {
      const y = 21 - (x / 210) ** 2 * 36;
      const fills = [p.orb, p.fabric, p.clay, p.leaf];
      return shape(fills[index % fills.length] ?? p.orb, `M${x - 20} ${y.toFixed(1)}h40l-20 44z`);
    })
    .join("");

export const coats: Thing = (p) =>
  rod(p.wood, p, "M-150-226h300", 10) +
  line("M-100-222v20M0-222v20M100-222v20", { "stroke-width": 5 }) +
  shape(p.paper, "M-186-4h372v-20h-372z") +
  shape(
    p.clay,
    "M-150-46c0-8 8-12 16-10l22 18c12 4 24 4 24 14h-62zM-76-46c0-8 8-12 16-10l22 18c12 4 24 4 24 14h-62z",
  ) +
  shape(p.leafShade, "M60-90h34v40c20 4 34 10 34 26H60zM106-90h34v40c20 4 34 10 34 26h-68z") +
  shape(p.fabricShade, "M-100-206c26 0 36 14 40 40l8 88h-96l8-88c4-26 14-40 40-40z") +
  shape(p.orb, "M0-206c20 0 30 12 32 34l8 84h-80l8-84c2-22 12-34 32-34z") +
  shape(p.textile, "M86-206h28l4 84H82z") +
  line("M-100-170v92M0-176v88M83-134h34M90-122v10M100-122v10M110-122v10");

export const roundRug: Thing = (p) =>
  shape(p.fabricPale, "M-250-30c0-20 112-34 250-34s250 14 250 34S138 6 0 6s-250-16-250-36z") +
  line("M-196-30c0-14 88-24 196-24s196 10 196 24-88 24-196 24-196-10-196-24z", { opacity: 0.35 });

export const runner: Thing = (p) =>
  shape(p.clay, "M-150-70h300L190 0h-380z") +
  line("M-150-60h300M-180-10h360", { stroke: p.paper, "stroke-width": 4 }) +
  line("M0-54l60 19-60 19-60-19z", { stroke: p.paper });

export const rafter: Thing = (p) =>
  shape(p.wood, "M-700-46H700V0H-700z") +
  line("M-330-24h150M-90-24h60M90-24h210", { stroke: p.woodShade, "stroke-width": 2.5 });

/** The well in the floor, its steps down to the left, and the railing behind it. */
export const stairs: Thing = (p) => {
  const well = "M-230-80H230L276 60H-276z";
  const step = (index: number) => {
    const right = 230 - index * 78;
    const drop = index * 24;
    const tread = `M${right - 82} ${-80 + drop}H${right}L${right + 40 - index * 12} ${60 + drop}h-96z`;
    const front = `M${right - 56 - index * 12} ${60 + drop}h96v18h-96z`;
    return shape(p.woodLight, tread) + shape(p.woodShade, front);
  };
  return (
    area(p.woodShade, well) +
    clipped("well", well, [5, 4, 3, 2, 1, 0].map(step).join("")) +
    line(well) +
    [-190, -150, -110, -70, -30, 10, 50, 90, 130, 170, 210]
      .map((x) => rod(p.paper, p, `M${x - 10}-270V-84`, 4))
      .join("") +
    rod(p.woodLight, p, "M-232-274h464", 11) +
    rod(p.woodLight, p, "M-234-290v210M234-290v210", 14)
  );
};
