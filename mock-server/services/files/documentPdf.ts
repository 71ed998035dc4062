import type { ContentSeed } from "../../seeds/content/contentSeed.ts";
import { brandMark, createPdf, createTextLine } from "./createPdf.ts";

const maxCharactersPerLine = 84;
/** Lower edge of the text, in points. */
const bottom = 110;

interface DocumentOptions {
  title: string;
  category: string;
  lang: string;
  content: ContentSeed;
}

/**
 * A document of the help page: one page with its title and, as sample text, the questions of its category, or all
 * questions if there are none. Created and not stored, because its texts come from the content seeds of eight languages.
 */
export function createDocumentPdf({
  title,
  category,
  lang,
  content,
}: DocumentOptions): Uint8Array<ArrayBuffer> {
  const inCategory = content.faq.filter((item) => item.category === category);
  const lines: { size: number; text: string; space: number }[] = [];
  for (const { question, answer } of inCategory.length > 0 ? inCategory : content.faq) {
    lines.push({ size: 14, text: question, space: 34 });
    for (const paragraph of answer.split("\n\n")) {
      for (const [index, text] of wrapText(paragraph).entries()) {
        lines.push({ size: 11, text, space: index === 0 ? 20 : 16 });
      }
    }
  }
  let y = 650;
  const body: string[] = [];
  for (const { size, text, space } of lines) {
    y -= space;
    if (y < bottom) break;
    body.push(createTextLine(size, 72, y, text));
  }
  const page = [
    brandMark,
    createTextLine(26, 72, 676, title),
    createTextLine(11, 72, 654, category),
    ...body,
  ];
  return createPdf({ title, lang, content: page.join("\n") });
}

function wrapText(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < maxCharactersPerLine)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
