/**
 * `npm run messages:sort`: sorts the translation catalogues by message id, the order in which `npm run messages` writes the
 * English one.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function sortCatalogues(folder: string): void {
  for (const name of globSync("*.json", { cwd: folder })) {
    const file = join(folder, name);
    const catalogue: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

if (import.meta.main) sortCatalogues(join(import.meta.dirname, "../src/i18n/locales"));
