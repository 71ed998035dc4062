import type { ContentSeed } from "../content/contentSeed.ts";
import { brandMark, pdfOfOnePage, textLine } from "./pdf.ts";

/** So many characters fit one line of body text. */
const lineLength = 84;
const lowestLine = 110;

interface Sheet {
  title: string;
  category: string;
  lang: string;
  /** Its questions fill the page: those of the document's category, where there are any. */
  content: ContentSeed;
}

/** A document of the help page: a PDF of one page with its title and something to read in its language. */
export function documentSheet({ title, category, lang, content }: Sheet): Uint8Array<ArrayBuffer> {
  const ofCategory = content.faq.filter((item) => item.category === category);
  const lines: { size: number; words: string; space: number }[] = [];
  for (const { question, answer } of ofCategory.length > 0 ? ofCategory : content.faq) {
    lines.push({ size: 14, words: question, space: 34 });
    for (const paragraph of answer.split("\n\n")) {
      for (const [index, words] of wrapped(paragraph).entries()) {
        lines.push({ size: 11, words, space: index === 0 ? 20 : 16 });
      }
    }
  }
  let y = 650;
  const body: string[] = [];
  for (const { size, words, space } of lines) {
    y -= space;
    if (y < lowestLine) break;
    body.push(textLine(size, 72, y, words));
  }
  const page = [brandMark, textLine(26, 72, 676, title), textLine(11, 72, 654, category), ...body];
  return pdfOfOnePage({ title, lang, content: page.join("\n") });
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < lineLength)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
