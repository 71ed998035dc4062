import type { RoomType } from "../../generated/registration.ts";
import * as bath from "./bathFittings.ts";
import type { Tint } from "./palette.ts";
import * as seats from "./seating.ts";
import * as small from "./smallThings.ts";
import * as work from "./workThings.ts";

/** A room's windows and furniture; places in metres to the right of its middle and towards the eye from its back wall. */
export interface Furnishing {
  name: string;
  tint: Tint;
  floor: "planks" | "tiles";
  /** Where the windows are across, and how wide. */
  windows: readonly (readonly [middle: number, width: number])[];
  /** From the back of the room to the front, in the order of drawing. */
  things: readonly (readonly [thing: seats.Thing, right: number, near: number, lift?: number])[];
}

/** The rooms a window may be in. */
export const roomFurnishings: Readonly<Record<RoomType, Furnishing>> = {
  BATHROOM: {
    name: "Bathroom",
    tint: "cool",
    floor: "tiles",
    windows: [[0, 1.25]],
    things: [
      [bath.towelLadder, -1.7, 0.1],
      [small.fig, 1.75, 0.3],
      [bath.bathMat, 0.1, 1.15],
      [bath.bathtub, 0.1, 0.55],
      [seats.stool, -1.35, 0.75],
    ],
  },
  BEDROOM: {
    name: "Bedroom",
    tint: "rose",
    floor: "planks",
    windows: [
      [-0.62, 0.9],
      [0.62, 0.9],
    ],
    things: [
      [small.roundRug, 0, 1.1],
      [small.nightstand, -1.45, 0.15],
      [small.nightstand, 1.45, 0.15],
      [seats.bed, 0, 0.55],
    ],
  },
  CHILDREN_ROOM: {
    name: "Children's room",
    tint: "sage",
    floor: "planks",
    windows: [[0.55, 1.1]],
    things: [
      [small.bunting, -1.2, 0.3, 2.05],
      [small.bookcase, 1.1, 0.12],
      [small.roundRug, 0.3, 1.15],
      [small.teepee, -1.2, 0.4],
      [small.teddy, -0.2, 0.9],
      [small.toyBlocks, 0.6, 1.15],
    ],
  },
  CORRIDOR: {
    name: "Corridor",
    tint: "warm",
    floor: "planks",
    windows: [[-0.1, 0.85]],
    things: [
      [small.coats, -1.3, 0.04],
      [small.runner, 0.35, 1.25],
      [seats.bench, 0.45, 0.25],
      [small.fig, 1.75, 0.35],
    ],
  },
  GUEST_BATHROOM: {
    name: "Guest bathroom",
    tint: "sage",
    floor: "tiles",
    windows: [[0.45, 0.95]],
    things: [
      [bath.mirror, -0.95, 0.2, 0.92],
      [bath.vanity, -0.95, 0.25],
      [bath.bathMat, -0.6, 1.05],
      [bath.toilet, 0.55, 0.3],
      [bath.paperRoll, 1.1, 0.3],
      [small.fig, 1.8, 0.35],
    ],
  },
  HOBBY_ROOM: {
    name: "Hobby room",
    tint: "warm",
    floor: "planks",
    windows: [
      [-1, 0.9],
      [0.75, 0.9],
    ],
    things: [
      [work.workbench, 0.75, 0.2],
      [small.fig, -1.85, 0.2],
      [work.guitar, 1.8, 0.25],
      [seats.stool, 0.35, 0.8],
      [work.easel, -0.7, 0.75],
    ],
  },
  KITCHEN: {
    name: "Kitchen",
    tint: "sage",
    floor: "tiles",
    windows: [
      [-0.72, 0.95],
      [0.72, 0.95],
    ],
    things: [
      [work.kitchenCounter, 0, 0.2],
      [small.runner, 0, 1.2],
      [small.fig, -1.98, 0.4],
    ],
  },
  LIVING_ROOM: {
    name: "Living room",
    tint: "warm",
    floor: "planks",
    windows: [
      [-0.68, 1],
      [0.68, 1],
    ],
    things: [
      [small.floorLamp, 1.25, 0.15],
      [small.fig, -1.65, 0.3],
      [small.roundRug, 0, 1.3],
      [seats.sofa, 0, 0.4],
      [seats.coffeeTable, 0.3, 1.3],
    ],
  },
  LOFT: {
    name: "Loft",
    tint: "rose",
    floor: "planks",
    windows: [
      [-1.15, 0.95],
      [0.05, 0.95],
    ],
    things: [
      [small.rafter, 0, 1.5, 2.1],
      [small.bookcase, -1.2, 0.12],
      [small.fig, -0.02, 0.3],
      [small.roundRug, 0.85, 1],
      [seats.swingChair, 1.1, 0.75],
    ],
  },
  OFFICE: {
    name: "Office",
    tint: "cool",
    floor: "planks",
    windows: [
      [-0.55, 0.95],
      [0.65, 0.95],
    ],
    things: [
      [small.bookcase, -1.5, 0.12],
      [small.roundRug, 0.5, 1],
      [work.desk, 0.3, 0.3],
      [small.fig, 1.8, 0.3],
      [seats.deskChair, 0.78, 0.85],
    ],
  },
  STAIRWAY: {
    name: "Stairway",
    tint: "rose",
    floor: "planks",
    windows: [[0.75, 1.1]],
    things: [
      [work.pendant, -0.9, 0.5, 1.75],
      [small.stairs, -0.85, 0.7],
      [small.bookcase, 0.95, 0.12],
      [small.fig, 1.85, 0.3],
    ],
  },
};
