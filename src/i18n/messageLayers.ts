import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type {} from "vitest/config";
import { partOf } from "./messageParts.ts";

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

/**
 * Serves the files of `i18n/locales` as the locales' complete catalogues, layered and parsed ahead: the browser needs no
 * message parser. Of each there are three parts, which `messageParts.ts` tells apart: `?first`, `?overview` and `?further`.
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
  };
}

interface CataloguePart {
  folder: string;
  locale: string;
  part: string;
}

function partAsked(id: string): CataloguePart | undefined {
  const [path, locale, part] = /^.*\/i18n\/locales\/([\w-]+)\.json\?(first|overview|further)$/.exec(id) ?? [];
  return path && locale && part ? { folder: dirname(path), locale, part } : undefined;
}

function textsOf({ folder, locale, part }: CataloguePart): Catalogue {
  const texts = Object.entries(readCatalogue(folder, locale));
  return Object.fromEntries(texts.filter(([id]) => partOf(id) === part));
}

function compile(catalogue: Catalogue): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
}
