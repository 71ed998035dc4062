/** The hours at which the pictures are drawn. */
export type Hour = "morning" | "noon" | "night";

/** Every colour of the pictures, by what it paints. */
export type Palette = Readonly<Record<keyof typeof noon, string>>;

const noon = {
  line: "#22375a",
  lineSoft: "#d9d0bd",
  skyHigh: "#a3d0ef",
  skyLow: "#eef5f3",
  cloud: "#ffffff",
  orb: "#ffc83d",
  halo: "#ffe9a8",
  star: "#ffffff",
  hillFar: "#b9d2c6",
  hillNear: "#8fb6a2",
  wall: "#f6efe1",
  wallLit: "#fdf8ec",
  wallShade: "#ebe2d0",
  floor: "#e7d5b8",
  wood: "#c99f6c",
  woodLight: "#e2c59c",
  woodShade: "#b18758",
  frame: "#ffffff",
  frameShade: "#e8e6e0",
  glass: "#ffffff",
  metal: "#8c9bb0",
  device: "#e0e6ee",
  cell: "#23447a",
  cellLine: "#7fa3d4",
  fabric: "#6f93b8",
  fabricShade: "#587ca2",
  fabricPale: "#d3e1ec",
  textile: "#f1c9a5",
  leaf: "#6c9c80",
  leafShade: "#52836a",
  clay: "#d58f6a",
  paper: "#ffffff",
  light: "#ffe39a",
  patch: "#fff1c4",
  lamp: "#ffffff",
  glow: "#ffd77a",
};

const night: Palette = {
  line: "#b3c4e3",
  lineSoft: "#2c4063",
  skyHigh: "#0a1630",
  skyLow: "#34507f",
  cloud: "#33507f",
  orb: "#f6ecd0",
  halo: "#5d7aac",
  star: "#f4efe4",
  hillFar: "#2b4672",
  hillNear: "#15294b",
  wall: "#1b2d4c",
  wallLit: "#21375a",
  wallShade: "#16263f",
  floor: "#22324c",
  wood: "#7f6d5c",
  woodLight: "#968270",
  woodShade: "#685849",
  frame: "#7385ab",
  frameShade: "#52648c",
  glass: "#8fb0e6",
  metal: "#465880",
  device: "#5f719a",
  cell: "#14264a",
  cellLine: "#4f71a8",
  fabric: "#4d72a3",
  fabricShade: "#3d5f8c",
  fabricPale: "#5b79a6",
  textile: "#a97f6a",
  leaf: "#4b8670",
  leafShade: "#3a6d5c",
  clay: "#a8694f",
  paper: "#dfe6f2",
  light: "#9fc0f5",
  patch: "#3d5a8a",
  lamp: "#ffe3a0",
  glow: "#ffd77a",
};

// The morning is noon in a warmer light.
const palettes: Readonly<Record<Hour, Palette>> = {
  morning: {
    ...noon,
    lineSoft: "#e0d4bd",
    skyHigh: "#b8d6ea",
    skyLow: "#ffe9cf",
    cloud: "#fffaf1",
    halo: "#ffdf9a",
    hillFar: "#c9d4c4",
    hillNear: "#9dba9f",
    wall: "#f8efdf",
    wallLit: "#fef8ea",
    wallShade: "#eee2cd",
    floor: "#e9d5b5",
    wood: "#cfa473",
    woodLight: "#e6c79d",
    woodShade: "#b68a5c",
    frameShade: "#ece6da",
    metal: "#8f9cb0",
    device: "#e3e8ee",
    cell: "#27477b",
    fabricPale: "#d5e2ec",
    light: "#ffd98a",
  },
  noon,
  night,
};

/** The colour of a room's walls. */
export type Tint = "warm" | "cool" | "sage" | "rose";

const tints: Readonly<Record<Tint, Partial<Palette>>> = {
  warm: {},
  cool: { wall: "#e6eef3", wallLit: "#f6fafb", wallShade: "#d6e1e9", lineSoft: "#cbd8e1" },
  sage: { wall: "#e9efe5", wallLit: "#f7faf4", wallShade: "#dae4d7", lineSoft: "#cfdacb" },
  rose: { wall: "#f8eae1", wallLit: "#fdf6f1", wallShade: "#eedbcf", lineSoft: "#e6d1c4" },
};

/** The colours of an hour in a room with walls of a colour; by night all walls are blue. */
export function paletteOf(hour: Hour, tint: Tint): Palette {
  return hour === "night" ? night : { ...palettes[hour], ...tints[tint] };
}
