import type { WindowTitle } from "../generated/registration.ts";

/** What the first letters of a type sign say of the window, as on `TGS M06`. */
export const titleByTypeSign: Readonly<Record<string, WindowTitle>> = {
  TGS: "DEFAULT",
  TGE: "ELECTRIC",
  TGF: "FIXED",
  TGI: "INTEGRA_PIVOT_ELECTRIC",
  TGJ: "INTEGRA_PIVOT_SOLAR",
  TGK: "INTEGRA_PIVOT_TOP_HUNG_ELECTRIC",
  TGB: "PIVOTING_WINDOW_BOTTOM_CONTROL",
  TGU: "PIVOTING_WINDOW_UPPER_CONTROL",
  TGL: "SOLAR",
};

const sizes = ["C02", "C04", "F06", "M04", "M06", "M08", "P08", "S06", "U04"];

/** The title of a window by its type sign, for example `TGS M06`; undefined if no such window is made. */
export function titleOf(typeSign: string): WindowTitle | undefined {
  const [letters = "", size = ""] = typeSign.trim().toUpperCase().split(/\s+/);
  return sizes.includes(size) && Object.hasOwn(titleByTypeSign, letters)
    ? titleByTypeSign[letters]
    : undefined;
}
