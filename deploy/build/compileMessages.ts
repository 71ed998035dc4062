import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type {} from "vitest/config";
import { keepHyphensTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { getMessageChunk, type MessageChunk } from "./messageChunks.ts";

type Catalogue = Record<string, string>;

/** The catalogues of a locale, the base first: for `de-CH` `de` and the regional differences. */
export function getCatalogueLayers(locale: string): string[] {
  const language = locale.split("-")[0] ?? locale;
  return language === locale ? [locale] : [language, locale];
}

/** All messages of a locale as ICU texts, as translators write them. */
export function readCatalogue(folder: string, locale: string): Catalogue {
  const layers = getCatalogueLayers(locale).map((layer) =>
    readFileSync(join(folder, `${layer}.json`), "utf8"),
  );
  return Object.assign({}, ...layers.map((layer): Catalogue => JSON.parse(layer)));
}

/** The texts as browsers render them. */
export function keepWordsTogether(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, keepHyphensTogether(text)]));
}

/**
 * Loads the files of `i18n/locales` as complete catalogues of their locales, layered and parsed, so that the browser needs no
 * message parser. Each has two chunks, `?start` and `?screens` (`messageChunks.ts`).
 */
export function compileMessages(): Plugin {
  let prepare = keepWordsTogether;
  return {
    name: "compile-messages",
    enforce: "pre",
    // Vitest caches loaded modules; the cache is valid until a layer changes.
    configureVitest({ defineCacheKeyGenerator }) {
      // Unit tests quote the catalogues, so their messages get no word joiners.
      prepare = (catalogue) => catalogue;
      defineCacheKeyGenerator(({ id }) => {
        const requested = parseChunkId(id);
        return requested ? JSON.stringify(readChunkTexts(requested)) : null;
      });
    },
    load(id) {
      const requested = parseChunkId(id);
      if (!requested) return null;
      for (const layer of getCatalogueLayers(requested.locale))
        this.addWatchFile(join(requested.folder, `${layer}.json`));
      const messages = parseTexts(prepare(readChunkTexts(requested)));
      return { code: JSON.stringify(messages), moduleType: "json", map: null };
    },
    // Vite does not track which files a JSON module watches.
    hotUpdate({ file, modules }) {
      const layered = [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        hasLayer(id, file) ? [module] : [],
      );
      return [...new Set([...modules, ...layered])];
    },
  };
}

interface CatalogueChunk {
  folder: string;
  locale: string;
  chunk: Exclude<MessageChunk, "index.html">;
}

/** Undefined for the id of another module. */
export function parseChunkId(id: string): CatalogueChunk | undefined {
  const [path, locale, part] = /^.*\/i18n\/locales\/([\w-]+)\.json\?(start|screens)$/.exec(id) ?? [];
  if (!path || !locale) return undefined;
  return { folder: dirname(path), locale, chunk: part === "start" ? "start" : "screens" };
}

/** Whether a file is one of the layers of a catalogue. */
function hasLayer(id: string, file: string): boolean {
  const requested = parseChunkId(id);
  return (
    requested !== undefined &&
    getCatalogueLayers(requested.locale).some((layer) => file === `${requested.folder}/${layer}.json`)
  );
}

function readChunkTexts({ folder, locale, chunk }: CatalogueChunk): Catalogue {
  const texts = Object.entries(readCatalogue(folder, locale));
  return Object.fromEntries(texts.filter(([id]) => getMessageChunk(id) === chunk));
}

function parseTexts(catalogue: Catalogue): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
}
