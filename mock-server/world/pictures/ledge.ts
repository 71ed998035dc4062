import type { Hour, Palette } from "./palette.ts";
import { area, disc, group, line, shape } from "./svg.ts";
import type { WindowLook } from "./windowLooks.ts";

/** The sideboard below the window and what stands on it: a plant, a lamp, and between them what suits the window. */
export function ledge(p: Palette, hour: Hour, look: WindowLook): string {
  const between = look.format === "tall" ? cat : look.material === "wood" ? books : cups;
  return (
    shape(p.woodLight, "M-10 846H1210V912H-10z") +
    area(p.wood, "M-10 872H1210V912H-10z") +
    line("M-10 872H1210") +
    group({ transform: "translate(150 846)" }, plant(p)) +
    group({ transform: "translate(1010 846)" }, lamp(p, hour)) +
    group({ transform: "translate(620 846)" }, between(p))
  );
}

function plant(p: Palette): string {
  return (
    line(
      "M0-80C2-150-10-200-34-246M2-90C8-150 24-190 52-220M-2-84C-14-124-40-150-76-160M4-84c14-36 36-56 66-64",
    ) +
    shape(
      p.leaf,
      "M-34-232c-36-20-46-58-32-98 36 16 50 60 32 98zM46-214c-10-40 6-78 44-98 10 44-8 84-44 98z",
    ) +
    shape(
      p.leafShade,
      "M-60-160c-34 10-62-8-76-42 34-10 66 12 76 42zM62-146c14-32 42-44 78-32-12 32-46 46-78 32z",
    ) +
    shape(p.leaf, "M-4-176c-32-28-34-70-10-104 26 28 32 70 10 104z") +
    line(
      "M-34-232c-8-36-20-66-32-98M46-214c8-40 22-70 44-98M-4-176c0-40-4-72-10-104M-60-160c-22-22-46-36-76-42M62-146c26-8 50-20 78-32",
    ) +
    shape(p.clay, "M-56-92H56L44-10c-2 8-8 10-16 10h-56c-8 0-14-2-16-10z") +
    line("M-52-66H52")
  );
}

function lamp(p: Palette, hour: Hour): string {
  return (
    shape(p.wood, "M-40 0c0-12 16-18 40-18s40 6 40 18z") +
    line("M0-18V-130", { "stroke-width": 7 }) +
    shape(hour === "night" ? p.lamp : p.paper, "M-44-232h88l34 104H-78z") +
    line("M46-128v42", { "stroke-width": 2.5 }) +
    disc(p.clay, 46, -82, 5)
  );
}

function books(p: Palette): string {
  return (
    shape(p.fabric, "M-110-28H60V0H-110z") +
    shape(p.paper, "M-96-54H48v26H-96z") +
    shape(p.textile, "M-104-78H30v24H-104z") +
    line("M-84-28V0M-70-28V0M4-78v24") +
    shape(p.clay, "M96-52c0-14 44-14 44 0 12 10 14 52-22 52S84-42 96-52z") +
    line("M116-60c0-40-8-66-26-92M120-60c4-34 14-56 30-74") +
    shape(
      p.leaf,
      "M90-148c-20-4-26-18-24-36 20 4 30 20 24 36zM108-112c-20 2-32-8-36-26 20-4 34 8 36 26zM148-130c2-20 14-32 32-34 2 20-14 34-32 34z",
    )
  );
}

function cups(p: Palette): string {
  return (
    shape(p.fabricPale, "M-92-64h72c0 38-6 64-26 64h-20c-20 0-26-26-26-64z") +
    line("M-22-52c30-6 30 34-2 32M-70-84c-10-14 10-20 0-36M-44-84c-10-14 10-20 0-36") +
    shape(p.textile, "M44-24H190V0H44z") +
    shape(p.fabricShade, "M58-46H176v22H58z") +
    line("M66-24V0M150-46v22")
  );
}

function cat(p: Palette): string {
  return (
    shape(p.textile, "M-110-2c-12-54 40-92 96-92 44 0 84 26 84 68 0 18-12 26-28 26H-88c-12 0-20 6-22-2z") +
    line("M-10-92c-4 12-4 20 0 30M14-90c0 10 0 18 5 26M38-80c0 8 2 14 6 20", { opacity: 0.55 }) +
    line("M62-12c26 20-14 26-60 22", { stroke: p.line, "stroke-width": 19 }) +
    line("M62-12c26 20-14 26-60 22", { stroke: p.textile, "stroke-width": 13 }) +
    shape(p.textile, "M-116-46l-8-34 28 16c10-4 24-4 34 0l26-20 0 36c14 28-2 52-36 54-36 0-56-24-44-52z") +
    line("M-100-34c4 6 12 6 16 0M-64-34c4 6 12 6 16 0M-78-20l4 5 4-5", { "stroke-width": 2.5 })
  );
}
