import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sortCatalogues } from "./sortCatalogues.ts";

it("sortCatalogues › sorts each catalogue by message id and keeps its texts", () => {
  const folder = mkdtempSync(join(tmpdir(), "catalogues-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, "de.json"),
    JSON.stringify({ zebra: "z", third: "drei", "a.own": "a", newname: "eins" }),
  );
  sortCatalogues(folder);
  const sorted = { "a.own": "a", newname: "eins", third: "drei", zebra: "z" };
  expect(readFileSync(join(folder, "de.json"), "utf8")).toBe(`${JSON.stringify(sorted, null, 2)}\n`);
});
