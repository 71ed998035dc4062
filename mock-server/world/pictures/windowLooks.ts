import type { WindowTitle } from "../../generated/registration.ts";
import type { Tint } from "./palette.ts";

/** How a window looks from inside. */
export interface WindowLook {
  /** What it is called in its picture and on its data sheet. */
  name: string;
  material: "wood" | "white";
  /** Where the sash turns; a fixed window has none. */
  hinge: "middle" | "top" | "none";
  handle: "bar-above" | "lever-above" | "lever-below" | "none";
  /** What hides the motor. */
  motor: "box" | "slim-above" | "slim-below" | "none";
  /** Solar cells along the upper edge of the pane. */
  solar: boolean;
  /** How it is told to move. */
  control: "cable" | "pad" | "remote" | "none";
  /** Wide windows are lower, tall ones narrower. */
  format: "wide" | "tall";
  /** Of the room it is seen in. */
  tint: Tint;
}

const plain = {
  material: "white",
  hinge: "middle",
  handle: "none",
  motor: "none",
  solar: false,
  control: "none",
  format: "wide",
  tint: "sage",
} as const satisfies Partial<WindowLook>;

/** What tells the windows apart, by title. */
export const windowLooks: Readonly<Record<WindowTitle, WindowLook>> = {
  DEFAULT: { ...plain, name: "Roof window", material: "wood", tint: "warm", handle: "bar-above" },
  ELECTRIC: {
    ...plain,
    name: "Electric roof window",
    material: "wood",
    tint: "warm",
    motor: "box",
    control: "cable",
  },
  FIXED: { ...plain, name: "Fixed roof window", hinge: "none" },
  INTEGRA_PIVOT_ELECTRIC: {
    ...plain,
    name: "Integra electric pivot window",
    motor: "slim-above",
    control: "pad",
    tint: "cool",
  },
  INTEGRA_PIVOT_SOLAR: {
    ...plain,
    name: "Integra solar pivot window",
    motor: "slim-above",
    solar: true,
    control: "pad",
    tint: "cool",
  },
  INTEGRA_PIVOT_TOP_HUNG_ELECTRIC: {
    ...plain,
    name: "Integra electric top-hung window",
    hinge: "top",
    motor: "slim-below",
    control: "pad",
    tint: "cool",
    format: "tall",
  },
  PIVOTING_WINDOW_BOTTOM_CONTROL: {
    ...plain,
    name: "Pivot window with handle below",
    handle: "lever-below",
  },
  PIVOTING_WINDOW_UPPER_CONTROL: {
    ...plain,
    name: "Pivot window with handle above",
    handle: "lever-above",
  },
  SOLAR: {
    ...plain,
    name: "Solar roof window",
    material: "wood",
    tint: "warm",
    solar: true,
    control: "remote",
  },
};
