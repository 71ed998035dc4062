import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type {} from "vitest/config";

type Catalogue = Record<string, string>;

/** Catalogues that a locale is layered from, the lowest first: `de-CH` is `de` with what differs. */
export function layersOf(locale: string): string[] {
  const language = locale.split("-")[0] ?? locale;
  return language === locale ? [locale] : [language, locale];
}

/** All messages of a locale as texts. */
export function readCatalogue(folder: string, locale: string): Catalogue {
  const layers = layersOf(locale).map((layer) => readFileSync(join(folder, `${layer}.json`), "utf8"));
  return Object.assign({}, ...layers.map((layer): Catalogue => JSON.parse(layer)));
}

const catalogues = join(import.meta.dirname, "locales");

/** Ids of the messages that the first screens show: the introduction, signing in and out, errors, titles of tabs. */
const firstIds = /^(app\.|documentTitle$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

/**
 * Serves the files of `i18n/locales` as the locales' complete catalogues, layered and parsed ahead: the browser needs no
 * message parser. Each has two parts: `?first` is small and comes with the script, `?further` with the first screen that
 * has a chunk of its own.
 */
export function messageLayers(): Plugin {
  return {
    name: "message-layers",
    enforce: "pre",
    // What tests loaded before is only good as long as none of the layers has changed.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => {
        const asked = partAsked(id);
        return asked ? JSON.stringify(textsOf(asked)) : null;
      });
    },
    load(id) {
      const asked = partAsked(id);
      if (!asked) return null;
      for (const layer of layersOf(asked.locale)) this.addWatchFile(join(asked.folder, `${layer}.json`));
      return { code: JSON.stringify(compile(textsOf(asked))), moduleType: "json", map: null };
    },
    generateBundle(_options, bundle) {
      const script = Object.values(bundle).find(
        (output) => output.type === "chunk" && output.moduleIds.some((id) => id.endsWith("/src/main.tsx")),
      );
      if (script?.type !== "chunk") this.error("No chunk holds src/main.tsx.");
      const missing = idsOutside(script.code, Object.keys(readCatalogue(catalogues, "en")));
      if (missing.length > 0) this.error(`The first screens use further messages: ${missing.join(", ")}.`);
    },
  };
}

/** Ids that a script uses although only the further part has their messages. */
export function idsOutside(script: string, ids: readonly string[]): string[] {
  const texts = new Set(script.match(/(?<=(["'`]))[\w.]+(?=\1)/g));
  return ids.filter((id) => texts.has(id) && !firstIds.test(id));
}

interface CataloguePart {
  folder: string;
  locale: string;
  part: string;
}

function partAsked(id: string): CataloguePart | undefined {
  const [path, locale, part] = /^.*\/i18n\/locales\/([\w-]+)\.json\?(first|further)$/.exec(id) ?? [];
  return path && locale && part ? { folder: dirname(path), locale, part } : undefined;
}

function textsOf({ folder, locale, part }: CataloguePart): Catalogue {
  const texts = Object.entries(readCatalogue(folder, locale));
  return Object.fromEntries(texts.filter(([id]) => firstIds.test(id) === (part === "first")));
}

function compile(catalogue: Catalogue): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
}
