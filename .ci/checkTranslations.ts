/**
 * Part of `npm run check`: fails where the English text of a message differs from the last commit and a translation does
 * not. Whoever changes a text then looks at its translations; those that still fit pass once they are committed.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

const folder = "src/i18n/locales";
const changed = readChangedIds(`${folder}/en.json`);
const unchanged = globSync(`${folder}/*.json`)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith("/en.json"))
  .toSorted()
  .flatMap((file) => {
    const changedHere = readChangedIds(file);
    const texts = readJson(readFileSync(file, "utf8"));
    return changed.filter((id) => id in texts && !changedHere.includes(id)).map((id) => `${file}: ${id}`);
  });
if (unchanged.length > 0) {
  console.error(
    `The English text has changed, but not its translation:\n${unchanged.join("\n")}\nIf these translations still fit, commit them as they are.`,
  );
  process.exitCode = 1;
}

/** Ids of messages that were in the catalogue already and have another text. */
function readChangedIds(file: string): string[] {
  const { stdout } = spawnSync("git", ["show", `HEAD:./${file}`], { encoding: "utf8" });
  const before = readJson(stdout || "{}");
  const now = readJson(readFileSync(file, "utf8"));
  return Object.keys(before).filter((id) => id in now && before[id] !== now[id]);
}

function readJson(text: string): Record<string, string> {
  return JSON.parse(text);
}
