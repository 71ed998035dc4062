/** Characters beyond Latin-1 that WinAnsiEncoding knows, by their code in it. */
const winAnsiCodes: Readonly<Record<string, number>> = {
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

/** A line of text as a PDF operator; size and position in points, counted from the lower left corner. */
export function createTextLine(size: number, x: number, y: number, text: string): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${escapePdfText(text)}) Tj ET`;
}

/** The logo and name of the brand; sets the colour of the following text. */
export const brandMark = [
  "0.086 0.161 0.290 rg 72 752 m 108 752 l 100 782 l 80 782 l h f",
  "1 0.784 0.239 rg 84 757 m 102 757 l 97 777 l h f",
  "0.078 0.137 0.231 rg",
  createTextLine(20, 118, 760, "Taglys"),
].join("\n");

/** A PDF file with one page. The file is ASCII, whatever its texts. */
export function createPdf(page: { title: string; lang: string; content: string }): Uint8Array<ArrayBuffer> {
  return joinObjects([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${page.lang}) >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`,
    `<< /Title (${escapePdfText(page.title)}) >>`,
  ]);
}

function escapePdfText(text: string): string {
  return text.replace(/[\\()]/g, "\\$&").replace(/[^ -~]/g, (character) => {
    const code = winAnsiCodes[character] ?? character.charCodeAt(0);
    return code <= 0xff ? `\\${code.toString(8).padStart(3, "0")}` : "?";
  });
}

/** Joins objects, of which the first is the catalog and the last the document information, to a file. */
function joinObjects(objects: readonly string[]): Uint8Array<ArrayBuffer> {
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
