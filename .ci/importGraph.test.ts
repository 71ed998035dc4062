import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readImportGraph } from "./importGraph.ts";

it("readImportGraph › resolves relative imports, and subpath imports by the nearest package.json", () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "import-graph-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return relative("", join(folder, name)).replaceAll("\\", "/");
  };
  mkdirSync(join(folder, "app"));
  write("package.json", '{ "imports": { "#*": "./*" } }');
  const styles = write("styles.css", "");
  const lazy = write("lazy.ts", "");
  const main = write(
    "app/main.ts",
    'import "../styles.css?inline";\nawait import("#lazy.ts");\nimport "react";',
  );
  expect(readImportGraph([main]).get(main)).toEqual([styles, lazy]);
  expect(readImportGraph([main], { staticOnly: true }).get(main)).toEqual([styles]);
});
