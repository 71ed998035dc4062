import type { WindowTitle } from "../../generated/registration.ts";
import { windowTitles } from "../../rules/windowTypes.ts";
import { brandMark, createPdf, createTextLine } from "./createPdf.ts";

interface WindowFacts {
  name: string;
  opening: string;
  finish: string;
  operation: string;
}

const pivot = "The sash turns about its middle, up to 160 degrees for cleaning.";
const topHung = "The sash is hung from its upper edge and opens outwards.";
const fixed = "The pane is fixed and does not open.";
const pine = "clear-lacquered pine";
const white = "pine with a white finish";
const mains = "motor, mains powered";
const solar = "motor, powered by solar cells";

const windowFacts: Readonly<Record<WindowTitle, WindowFacts>> = {
  DEFAULT: { name: "Roof window", opening: pivot, finish: pine, operation: "handle at the upper edge" },
  ELECTRIC: { name: "Electric roof window", opening: pivot, finish: pine, operation: mains },
  FIXED: { name: "Fixed roof window", opening: fixed, finish: white, operation: "none" },
  INTEGRA_PIVOT_ELECTRIC: {
    name: "Integra electric pivot window",
    opening: pivot,
    finish: white,
    operation: mains,
  },
  INTEGRA_PIVOT_SOLAR: {
    name: "Integra solar pivot window",
    opening: pivot,
    finish: white,
    operation: solar,
  },
  INTEGRA_PIVOT_TOP_HUNG_ELECTRIC: {
    name: "Integra electric top-hung window",
    opening: topHung,
    finish: white,
    operation: mains,
  },
  PIVOTING_WINDOW_BOTTOM_CONTROL: {
    name: "Pivot window with handle below",
    opening: pivot,
    finish: white,
    operation: "handle at the lower edge",
  },
  PIVOTING_WINDOW_UPPER_CONTROL: {
    name: "Pivot window with handle above",
    opening: pivot,
    finish: white,
    operation: "handle at the upper edge",
  },
  SOLAR: { name: "Solar roof window", opening: pivot, finish: pine, operation: solar },
};

/**
 * The data sheet of a window type by its lower-case code, for example `tgs`; undefined for an unknown code. Created and
 * not stored, because renaming the brand in a stored PDF would invalidate its cross-reference table.
 */
export function createDatasheetPdf(lowerCaseCode: string): Uint8Array<ArrayBuffer> | undefined {
  const entry = Object.entries(windowTitles).find(([code]) => code.toLowerCase() === lowerCaseCode);
  if (!entry) return undefined;
  const [typeCode, title] = entry;
  const { name, opening, finish, operation } = windowFacts[title];
  const content = [
    brandMark,
    createTextLine(28, 72, 676, `${typeCode}  ${name}`),
    createTextLine(12, 72, 640, opening),
    createTextLine(12, 72, 620, `Frame and sash: ${finish}.`),
    createTextLine(12, 72, 600, `Operation: ${operation}.`),
    createTextLine(12, 72, 580, "Pane: three layers, Uw 0.8 W/m2K, sound reduction 37 dB."),
    createTextLine(9, 72, 72, "A sample sheet. The values are not those of a real product."),
  ].join("\n");
  return createPdf({ title: `${typeCode} ${name}`, lang: "en", content });
}
