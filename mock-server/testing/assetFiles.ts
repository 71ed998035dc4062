import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../assets");

/** Paths of the stored images below `assets/`, which are also their paths below `/files/`. */
export const assetFiles: readonly string[] = ["windows", "rooms", "campaigns"].flatMap((name) =>
  readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
);

export function readAsset(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
