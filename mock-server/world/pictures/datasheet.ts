import type { WindowLook } from "./windowLooks.ts";

const openings: Readonly<Record<WindowLook["hinge"], string>> = {
  middle: "The sash turns about its middle, up to 160 degrees for cleaning.",
  top: "The sash is hung from its upper edge and opens outwards.",
  none: "The pane is fixed and does not open.",
};

/** A data sheet: a PDF of one page that names the window and says how it is operated. */
export function datasheet(letters: string, look: WindowLook): Uint8Array<ArrayBuffer> {
  const content = [
    // The mark of the brand: a roof window with the light in it.
    "0.086 0.161 0.290 rg 72 752 m 108 752 l 100 782 l 80 782 l h f",
    "1 0.784 0.239 rg 84 757 m 102 757 l 97 777 l h f",
    "0.078 0.137 0.231 rg",
    text(20, 118, 760, "Taglys"),
    text(28, 72, 676, `${letters}  ${look.name}`),
    text(12, 72, 640, openings[look.hinge]),
    text(
      12,
      72,
      620,
      `Frame and sash: ${look.material === "wood" ? "clear-lacquered pine" : "pine with a white finish"}.`,
    ),
    text(12, 72, 600, `Operation: ${operationOf(look)}.`),
    text(12, 72, 580, "Pane: three layers, Uw 0.8 W/m2K, sound reduction 37 dB."),
    text(9, 72, 72, "A sample sheet. The values are not those of a real product."),
  ].join("\n");
  return pdf([
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(`${letters} ${look.name}`)}) >>`,
  ]);
}

function operationOf({ handle, motor, solar }: WindowLook): string {
  if (solar) return "motor, powered by solar cells";
  if (motor !== "none") return "motor, mains powered";
  if (handle === "none") return "none";
  return handle === "lever-below" ? "handle at the lower edge" : "handle at the upper edge";
}

function text(size: number, x: number, y: number, words: string): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`;
}

function escaped(words: string): string {
  return words.replace(/[\\()]/g, "\\$&");
}

/** A PDF file of objects, the first of them its catalogue, the last its information. All text is ASCII. */
function pdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + trailer);
}
