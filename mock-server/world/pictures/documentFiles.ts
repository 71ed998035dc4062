import type { ContentLanguage } from "../content/contentLanguage.ts";
import { contentSeeds } from "../content/contentSeeds.ts";
import { documentCover } from "./documentCover.ts";
import { documentSheet } from "./documentSheet.ts";

/** Draws a document of the help page, or its cover, by its name below `/files/`. */
export function documentFile(name: string): string | Uint8Array<ArrayBuffer> | undefined {
  const [, document, lang, ending] = /^documents\/([a-z-]+)-([a-z]+)\.(svg|pdf)$/.exec(name) ?? [];
  if (document === undefined || lang === undefined || !isContentLanguage(lang)) return undefined;
  const content = contentSeeds[lang];
  const found = content.documents.find(({ url }) => url === `/files/documents/${document}-${lang}.pdf`);
  if (!found) return undefined;
  const { title, category } = found;
  return ending === "svg"
    ? documentCover(document, title)
    : documentSheet({ title, category, lang, content });
}

function isContentLanguage(text: string): text is ContentLanguage {
  return Object.hasOwn(contentSeeds, text);
}
