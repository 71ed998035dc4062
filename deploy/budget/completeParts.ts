import { join } from "node:path";
import type { Plugin } from "vite";
import { readCatalogue } from "../../src/i18n/messageLayers.ts";
import { idsBeyond } from "../../src/i18n/messageParts.ts";
import { reachable } from "./reachable.ts";

const catalogues = join(import.meta.dirname, "../../src/i18n/locales");

/** The modules that do with a part of the messages, and with what came before it. */
const modulesByPart = {
  first: [
    "/src/main.tsx",
    "/src/app/CountryDialog.tsx",
    "/src/app/LanguageChoice.tsx",
    "/src/features/authorization/AuthorizationError.tsx",
    "/src/features/introduction/SignedOutPage.tsx",
  ],
  overview: ["/src/app/CabinetLayout.tsx", "/src/app/OverviewScreen.tsx"],
} as const;

/** Fails a build in which a screen shows a message that its part has not. */
export function completeParts(): Plugin {
  return {
    name: "complete-parts",
    apply: "build",
    generateBundle() {
      const ids = Object.keys(readCatalogue(catalogues, "en"));
      for (const part of ["first", "overview"] as const) {
        const missing = idsBeyond(part, codeOf(this, modulesByPart[part]), ids);
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
  const ids = [...modules.getModuleIds()].filter((id) => names.some((name) => id.endsWith(name)));
  if (ids.length < names.length) throw new Error(`There are not all of ${names.join(", ")}.`);
  const all = reachable(ids, (id) => modules.getModuleInfo(id)?.importedIds ?? []);
  return [...all].map((id) => modules.getModuleInfo(id)?.code ?? "").join("\n");
}
