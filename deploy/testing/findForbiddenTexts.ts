import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { listFiles } from "./buildPortal.ts";

/** Secrets in the files of a build, and what belongs to the mock server. */
export function findForbiddenTexts(root: string): string[] {
  const texts = listFiles(root).filter((file) => /\.(js|css|html|map)$/.test(file));
  const people = Object.values(countrySeeds.DE.people);
  const forbidden = [
    /eyJ[\w-]{10,}\.[\w-]{10,}/,
    /-----BEGIN/,
    /refresh_?token["']?\s*[:=]\s*["'`][\w.-]{8,}/i,
    /(client_secret|password|api_?key)["']?\s*[:=]\s*["'`][^"'`]{8,}/i,
    /sourceMappingURL/,
    /Daylight-2026|@de\.example|mock-world|localhost:\d/,
    new RegExp(people.map(({ lastName }) => `\\b${lastName}\\b`).join("|")),
  ];
  return texts.flatMap((file) => {
    const content = readFileSync(join(root, file), "utf8");
    return forbidden.filter((pattern) => pattern.test(content)).map((pattern) => `${file}: ${pattern}`);
  });
}
