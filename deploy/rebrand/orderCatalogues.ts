/** Puts the messages of all languages into the order of the English ones, which the name's letters decide upon. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inOrderOf } from "./inOrderOf.ts";

const folder = new URL("../../src/i18n/locales/", import.meta.url);
const english = read("en.json");
for (const file of readdirSync(fileURLToPath(folder))) {
  const ordered = inOrderOf(english, read(file));
  writeFileSync(new URL(file, folder), `${JSON.stringify(ordered, null, 2)}\n`);
}

function read(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8"));
}
