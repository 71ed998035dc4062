import type { Palette } from "./palette.ts";
import { line, rod, shape } from "./svg.ts";

/** A thing of a room, standing on the middle of its foot, 238 pixels to the metre. */
export type Thing = (p: Palette) => string;

export const bed: Thing = (p) =>
  shape(p.wood, "M-236-226c0-16 8-24 24-24h424c16 0 24 8 24 24V-40h-472z") +
  line("M-118-250V-150M0-250V-150M118-250V-150", { opacity: 0.4 }) +
  shape(p.paper, "M-196-168c0-26 14-36 40-36h98c28 0 42 12 42 36 0 20-12 30-34 30h-112c-22 0-34-10-34-30z") +
  shape(p.paper, "M16-168c0-26 14-36 40-36h98c28 0 42 12 42 36 0 20-12 30-34 30H50c-22 0-34-10-34-30z") +
  shape(p.textile, "M-66-150c0-22 10-32 32-32h70c22 0 32 10 32 32 0 20-10 30-30 30h-74c-20 0-30-10-30-30z") +
  shape(p.fabricPale, "M-226-150h452l26 110c4 20-4 36-24 36h-456c-20 0-28-16-24-36z") +
  shape(p.fabric, "M-240-96h480l14 58c4 20-6 38-26 38h-456c-20 0-30-18-26-38z") +
  line("M-190-96c-6 30-8 60-8 92M-60-96V-2M70-96c4 30 6 62 6 94M190-96c10 30 14 60 12 90", { opacity: 0.35 });

export const sofa: Thing = (p) =>
  rod(p.wood, p, "M-200-16l-8 24M200-16l8 24", 8) +
  shape(p.fabricShade, "M-210-60v-104c0-24 14-38 38-38h344c24 0 38 14 38 38v104z") +
  line("M0-202v110", { opacity: 0.4 }) +
  shape(p.textile, "M-156-178c30 8 54 8 84 0 6 30 6 58 0 88-30 6-54 6-84 0-6-30-6-58 0-88z") +
  shape(p.paper, "M74-170c26 6 46 6 72 0 4 26 4 52 0 78-26 4-46 4-72 0-4-26-4-52 0-78z") +
  line("M78-150c22 6 42 6 66 0M78-114c22 6 42 6 66 0", { opacity: 0.5 }) +
  shape(p.fabric, "M-206-96H206v62h-412z") +
  line("M0-96v62") +
  shape(
    p.fabric,
    "M-244-124c0-18 10-28 25-28s25 10 25 28v102c0 10-6 14-14 14h-22c-8 0-14-4-14-14zM194-124c0-18 10-28 25-28s25 10 25 28v102c0 10-6 14-14 14h-22c-8 0-14-4-14-14z",
  ) +
  line("M-194-20H194");

export const coffeeTable: Thing = (p) =>
  rod(p.wood, p, "M-78-52l-14 50M78-52l14 50", 8) +
  shape(p.woodLight, "M-112-66h224v14h-224z") +
  shape(p.paper, "M-74-84h70v18h-70z") +
  shape(p.clay, "M28-66c-16-26-4-42 22-42s38 16 22 42z") +
  line("M50-108c0-20 6-32 16-42M50-112c-2-14-10-22-18-28") +
  shape(p.leaf, "M66-150c-8-12-4-24 8-32 10 12 6 26-8 32zM32-140c-12-2-18-12-16-24 14 2 20 12 16 24z");

export const bench: Thing = (p) =>
  rod(p.wood, p, "M-150-96V-4M150-96V-4", 10) +
  shape(p.woodLight, "M-176-112h352v18h-352z") +
  shape(p.fabric, "M-160-134c0-6 6-10 12-10h170c8 0 12 4 12 10v22h-194z") +
  shape(
    p.clay,
    "M-104-26c0-8 8-12 16-10l22 18c12 4 24 4 24 18h-62zM-34-26c0-8 8-12 16-10L4-18c12 4 24 4 24 18h-62z",
  ) +
  shape(p.textile, "M70-60h70l-8 60H78z") +
  line("M74-36h62M84-60c0-28 42-28 42 0");

export const stool: Thing = (p) =>
  rod(p.wood, p, "M-34-100l-16 98M34-100l16 98M-42-44h84", 7) + shape(p.woodLight, "M-54-114h108v16h-108z");

export const deskChair: Thing = (p) =>
  line("M-50-4l50-26 50 26M0-30v-50", { "stroke-width": 8 }) +
  shape(
    p.fabricShade,
    "M-58-214c0-16 10-26 28-26h60c18 0 28 10 28 26v76c0 12-8 18-20 18h-76c-12 0-20-6-20-18z",
  ) +
  shape(p.fabric, "M-70-104c0-12 8-18 20-18H50c12 0 20 6 20 18s-8 24-22 24h-96c-14 0-22-12-22-24z");

export const swingChair: Thing = (p) =>
  line("M0-700V-390l-84 190M0-390l84 190", { "stroke-width": 4 }) +
  shape(p.woodLight, "M-116-190c0-76 52-130 116-130s116 54 116 130-46 130-116 130-116-54-116-130z") +
  shape(p.fabricShade, "M-88-196c0-60 38-100 88-100s88 40 88 100c0 40-36 62-88 62s-88-22-88-62z") +
  shape(p.textile, "M-60-176c0-32 24-48 60-48s60 16 60 48-24 46-60 46-60-14-60-46z") +
  line("M-106-140c40 34 172 34 212 0M-84-104c36 24 132 24 168 0", { opacity: 0.55 });
