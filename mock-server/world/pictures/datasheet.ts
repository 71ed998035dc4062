import { brandMark, pdfOfOnePage, textLine } from "./pdf.ts";
import type { WindowLook } from "./windowLooks.ts";

const openings: Readonly<Record<WindowLook["hinge"], string>> = {
  middle: "The sash turns about its middle, up to 160 degrees for cleaning.",
  top: "The sash is hung from its upper edge and opens outwards.",
  none: "The pane is fixed and does not open.",
};

/** A data sheet: a PDF of one page that names the window and says how it is operated. */
export function datasheet(letters: string, look: WindowLook): Uint8Array<ArrayBuffer> {
  const content = [
    brandMark,
    textLine(28, 72, 676, `${letters}  ${look.name}`),
    textLine(12, 72, 640, openings[look.hinge]),
    textLine(
      12,
      72,
      620,
      `Frame and sash: ${look.material === "wood" ? "clear-lacquered pine" : "pine with a white finish"}.`,
    ),
    textLine(12, 72, 600, `Operation: ${operationOf(look)}.`),
    textLine(12, 72, 580, "Pane: three layers, Uw 0.8 W/m2K, sound reduction 37 dB."),
    textLine(9, 72, 72, "A sample sheet. The values are not those of a real product."),
  ].join("\n");
  return pdfOfOnePage({ title: `${letters} ${look.name}`, lang: "en", content });
}

function operationOf({ handle, motor, solar }: WindowLook): string {
  if (solar) return "motor, powered by solar cells";
  if (motor !== "none") return "motor, mains powered";
  if (handle === "none") return "none";
  return handle === "lever-below" ? "handle at the lower edge" : "handle at the upper edge";
}
