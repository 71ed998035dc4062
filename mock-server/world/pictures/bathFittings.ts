import type { Thing } from "./seating.ts";
import { disc, line, rod, shape } from "./svg.ts";

export const bathtub: Thing = (p) =>
  line("M150-150v-70c0-26-38-26-38-2", { "stroke-width": 10, stroke: p.line }) +
  line("M150-150v-70c0-26-38-26-38-2", { "stroke-width": 5, stroke: p.metal }) +
  disc(p.glass, -60, -158, 20, { stroke: p.line, "stroke-width": 2.5 }) +
  disc(p.glass, -28, -166, 26, { stroke: p.line, "stroke-width": 2.5 }) +
  disc(p.glass, 14, -160, 20, { stroke: p.line, "stroke-width": 2.5 }) +
  shape(p.paper, "M-228-144H228c2 70-28 128-92 128h-272c-64 0-94-58-92-128z") +
  shape(
    p.paper,
    "M-244-158c0-8 6-12 12-12H-206c8 0 12 4 14 10h384c2-6 6-10 14-10h26c6 0 12 4 12 12s-6 16-12 16h-464c-6 0-12-8-12-16z",
  ) +
  shape(p.fabricPale, "M-170-150h84l-4 92c-22 8-54 8-76 0z") +
  line("M-166-84h74M-167-72h76M-150-16l-12 18M150-16l12 18", { opacity: 0.8 });

export const towelLadder: Thing = (p) =>
  rod(p.wood, p, "M-54-4L-34-330M54-4L34-330M-38-270h76M-44-180h88M-49-90h98", 8) +
  shape(p.textile, "M-32-276h62v96h-62z") +
  line("M-32-200h62M-32-192h62") +
  shape(p.fabric, "M-28-186h64v84h-64z") +
  line("M-28-120h64");

export const vanity: Thing = (p) =>
  shape(p.woodLight, "M-140-176h280V-24h-280z") +
  line("M0-176v152M-24-108v20M24-108v20M-120-24v22M120-24v22") +
  shape(p.paper, "M-156-196h312v20h-312z") +
  shape(p.paper, "M-84-244H56c0 34-20 48-40 48h-60c-20 0-40-14-40-48z") +
  line("M-14-252v-30c0-18 28-18 28 0v6", { "stroke-width": 7 }) +
  shape(p.clay, "M96-234h26v38H96z") +
  line("M109-234v-14h14") +
  shape(p.fabricPale, "M76-220h14v24H76z");

export const mirror: Thing = (p) =>
  shape(p.wood, "M-70-150a70 70 0 1 1 140 0a70 70 0 1 1-140 0z") +
  shape(p.skyLow, "M-58-150a58 58 0 1 1 116 0a58 58 0 1 1-116 0z") +
  line("M-28-128l44-48M-8-118l32-36", { stroke: p.paper, "stroke-width": 6 });

export const toilet: Thing = (p) =>
  shape(p.paper, "M-58-232c0-8 6-14 14-14h88c8 0 14 6 14 14v92H-58z") +
  shape(p.device, "M-18-226h36v12h-36z") +
  shape(p.paper, "M-50-92H50c0 34-16 50-22 66l8 24h-72l8-24c-6-16-22-32-22-66z") +
  shape(p.paper, "M-64-108c0-22 28-36 64-36s64 14 64 36-28 26-64 26-64-4-64-26z") +
  line("M-44-106c0-12 20-20 44-20s44 8 44 20-20 14-44 14-44-2-44-14z", { opacity: 0.5 });

export const paperRoll: Thing = (p) =>
  rod(p.wood, p, "M0-4V-150", 6) +
  shape(p.wood, "M-32-10h64v10h-64z") +
  shape(p.paper, "M-26-142h52v44h-52zM-26-94h52v44h-52z");

export const bathMat: Thing = (p) =>
  shape(p.fabricPale, "M-130-36h260l26 36h-312z") +
  line("M-126-18h252", { opacity: 0.4, "stroke-dasharray": "10 10" });
