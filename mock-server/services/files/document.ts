import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentLanguage } from "../../seeds/content/contentLanguage.ts";
import { contentSeeds } from "../../seeds/content/contentSeeds.ts";
import { createDocumentPdf } from "./documentPdf.ts";
import { escapeXml } from "./installerLogo.ts";

const coverFolder = join(import.meta.dirname, "../../assets/documents");

/**
 * A document of the help page (PDF) or its cover (SVG), by a name such as `care-guide-de.pdf`; undefined if the content
 * of the language has no such document. A cover exists once for all languages, which differ in its title alone.
 */
export async function getDocument(name: string): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  const [, document, lang, extension] = /^([a-z-]+)-([a-z]+)\.(svg|pdf)$/.exec(name) ?? [];
  if (document === undefined || lang === undefined || !isContentLanguage(lang)) return undefined;
  const content = contentSeeds[lang];
  const seed = content.documents.find(({ url }) => url === `/files/documents/${document}-${lang}.pdf`);
  if (!seed) return undefined;
  const { title, category } = seed;
  if (extension === "pdf") return createDocumentPdf({ title, category, lang, content });
  const cover = await readFile(join(coverFolder, `${document}.svg`), "utf8");
  return setSvgTitle(cover, title);
}

/** Replaces the title by which a drawing is known to screen readers. */
export function setSvgTitle(svg: string, title: string): string {
  return svg.replace(/<title>.*?<\/title>/, () => `<title>${escapeXml(title)}</title>`);
}

function isContentLanguage(text: string): text is ContentLanguage {
  return Object.hasOwn(contentSeeds, text);
}
