/**
 * Part of `npm run check`: fails if the English text of a message has changed since the last commit and a translation has not.
 * Whoever changes a text then looks at its translations; translations that still fit pass once they are committed.
 */
import { readFileSync } from "node:fs";
import { readChangedTexts } from "./changes.ts";
import { findFiles } from "./findFiles.ts";

const folder = "src/i18n/locales";
const changed = Object.keys(readChangedTexts(`${folder}/en.json`));
const unchanged = findFiles(`${folder}/*.json`)
  .filter((file) => !file.endsWith("/en.json"))
  .flatMap((file) => {
    const changedHere = readChangedTexts(file);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    return changed.filter((id) => id in texts && !(id in changedHere)).map((id) => `${file}: ${id}`);
  });
if (unchanged.length > 0) {
  console.error(
    `The English text has changed, but not its translation:\n${unchanged.join("\n")}\nIf these translations still fit, commit them as they are.`,
  );
  process.exitCode = 1;
}
