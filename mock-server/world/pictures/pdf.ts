/** What the standard fonts of a PDF write beyond Latin-1, in the encoding that they know it by. */
const windowsCodes: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  Œ: 0x8c,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
  œ: 0x9c,
};

/** A line of text of a page: its size and its place in points, from the lower left corner. */
export function textLine(size: number, x: number, y: number, words: string): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`;
}

/** The mark of the brand: a roof window with the light in it. Leaves the pen dark. */
export const brandMark = [
  "0.086 0.161 0.290 rg 72 752 m 108 752 l 100 782 l 80 782 l h f",
  "1 0.784 0.239 rg 84 757 m 102 757 l 97 777 l h f",
  "0.078 0.137 0.231 rg",
  textLine(20, 118, 760, "Taglys"),
].join("\n");

/** A PDF file of one page. The file is ASCII whatever the texts in it. */
export function pdfOfOnePage(page: {
  title: string;
  lang: string;
  content: string;
}): Uint8Array<ArrayBuffer> {
  return pdf([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${page.lang}) >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`,
    `<< /Title (${escaped(page.title)}) >>`,
  ]);
}

function escaped(words: string): string {
  return words.replace(/[\\()]/g, "\\$&").replace(/[^ -~]/g, (character) => {
    const code = windowsCodes[character] ?? character.charCodeAt(0);
    return code <= 0xff ? `\\${code.toString(8).padStart(3, "0")}` : "?";
  });
}

/** A PDF file of objects, the first of them its catalogue, the last its information. */
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
