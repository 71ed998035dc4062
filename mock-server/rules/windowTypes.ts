import type { WindowTitle } from "../generated/registration.ts";

/** Window titles by the type code on the type plate, the first part of `TGS M06`. */
export const windowTitles: Readonly<Record<string, WindowTitle>> = {
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

/** The title of a window by its type and size, for example `TGS M06`; undefined if there is no such window. */
export function getWindowTitle(key: string): WindowTitle | undefined {
  const [typeCode = "", size = ""] = key.trim().toUpperCase().split(/\s+/);
  return sizes.includes(size) && Object.hasOwn(windowTitles, typeCode) ? windowTitles[typeCode] : undefined;
}
