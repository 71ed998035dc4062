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

type Part = "first" | "overview" | "further";

/** What the introduction shows, and who signs in or out: with errors, and with titles of tabs. */
const firstIds = /^(app\.|documentTitle$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

/** What the overview of projects shows besides, with the frame of all screens of customers. */
const overviewIds =
  /^(page\.projectList|registeredWindows|projectType|requestStatus|notifications|campaign|room|windowTitle)\./;

/** The modules that show the first part alone, and those that do without the further one. */
const entries: Partial<Record<Part, readonly string[]>> = {
  first: ["/src/main.tsx"],
  overview: ["/src/app/CabinetLayout.tsx", "/src/app/OverviewScreen.tsx"],
};

/**
 * Serves the files of `i18n/locales` as the locales' complete catalogues, layered and parsed ahead: the browser needs no
 * message parser. Each has three parts: `?first` is small and comes with the script, `?overview` with the overview, and
 * `?further` with the first screen that is neither. A build fails where a screen shows what its part has not.
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
    generateBundle() {
      for (const part of ["first", "overview"] as const) {
        const missing = idsBeyond(
          part,
          codeOf(this, entries[part] ?? []),
          Object.keys(readCatalogue(catalogues, "en")),
        );
        if (missing.length > 0) this.error(`The part "${part}" of the messages lacks ${missing.join(", ")}.`);
      }
    },
  };
}

interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

/** The code of modules and of all that they import at once. */
function codeOf(modules: Modules, names: readonly string[]): string {
  const found = new Set([...modules.getModuleIds()].filter((id) => names.some((name) => id.endsWith(name))));
  if (found.size < names.length) throw new Error(`There are not all of ${names.join(", ")}.`);
  const codes = [];
  // A set takes what is added to it while it is walked through.
  for (const id of found) {
    const { code, importedIds } = modules.getModuleInfo(id) ?? { code: null, importedIds: [] };
    codes.push(code ?? "");
    for (const imported of importedIds) found.add(imported);
  }
  return codes.join("\n");
}

/** Ids that code uses although their messages come later than a part. */
export function idsBeyond(part: "first" | "overview", code: string, ids: readonly string[]): string[] {
  const texts = new Set(code.match(/(?<=(["'`]))[\w.]+(?=\1)/g));
  const known = part === "first" ? ["first"] : ["first", "overview"];
  return ids.filter((id) => texts.has(id) && !known.includes(partOf(id)));
}

function partOf(id: string): Part {
  if (firstIds.test(id)) return "first";
  return overviewIds.test(id) ? "overview" : "further";
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
