import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadService } from "../../schema/services.ts";
import { bundleCompare } from "./bundleCompare.ts";

const folder = mkdtempSync(join(tmpdir(), "compare-"));
beforeAll(() => bundleCompare(folder, "1a2b3c"), 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Syntax and modules that Node 18 lacks. */
const node18 = `
delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers; delete Array.fromAsync; delete URL.canParse; delete URL.parse;
for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name];
for (const name of ["union", "intersection", "difference", "isSubsetOf"]) delete Set.prototype[name];
for (const name of ["map", "filter", "flatMap", "some", "every", "toArray"]) delete Iterator.prototype[name];
import fs from "node:fs"; delete fs.globSync;`;
const asNode18 = ["--import", `data:text/javascript,${encodeURIComponent(node18)}`];

function run(args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, stdout };
}

describe("compare.mjs", { timeout: 60_000 }, () => {
  const sdl = printSchema(loadService("main").schema);

  it.each([
    [0, "the schema in place", sdl],
    [1, "a renamed query", sdl.replace(/\bshowAccount\b/, "account")],
    [0, "a nullable text", sdl.replace(/(type CustomerAccount \{[^}]*firstName: String)!/, "$1")],
  ])(
    "exits with %s for %s, like the repository's command, even without any other file of the repository",
    (status, name, changed) => {
      expect(readdirSync(folder).filter((file) => !file.endsWith(".graphql"))).toEqual(["compare.mjs"]);
      const file = join(folder, `${name}.graphql`);
      writeFileSync(file, changed);
      const options = ["--sdl", file, "--json"];
      const alone = run([...asNode18, "compare.mjs", ...options], folder);
      const inside = run(["contracts/compare/compare.ts", ...options], process.cwd());
      expect(alone.stdout.replace(", version 1a2b3c", "")).toBe(inside.stdout);
      expect([alone.status, inside.status]).toEqual([status, status]);
    },
  );

  it("prints its usage with --help", () => {
    const { stdout } = run(["compare.mjs", "--help"], folder);
    expect(stdout).toContain("node compare.mjs --sdl provider.graphql");
    expect(readFileSync(join(folder, "compare.mjs"), "utf8")).not.toContain(process.cwd());
  });
});
