import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unknownCommands } from "../pipeline/unknownCommands.ts";
import { brand } from "./brand.ts";
import { lostFiles } from "./lostFiles.ts";
import { checkingCommands, tableTests, writingCommands } from "./nextCommands.ts";
import { projectIn, readProject } from "./projectFiles.ts";
import { backwards, countOf, renameFile, renamingOf } from "./renameFile.ts";

const files = readProject(projectIn(fileURLToPath(new URL("../..", import.meta.url))));
/** Nowhere in the project, not even here. */
const otherName = `X${createHash("sha256").update(brand).digest("hex").slice(0, 16)}`;
const renaming = renamingOf(brand, otherName);
const renamed = files.map((file) => renameFile(file, renaming));

describe("Renaming this project", () => {
  it("reads all of it", () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["README.md", ".ci/steps.ts", "package-lock.json", "src/main.tsx"]),
    );
    expect(paths.filter((path) => path.startsWith("node_modules/") || path.startsWith("dist/"))).toEqual([]);
  });

  it("leaves the old name in no file and no file name", () => {
    const left = renamed.filter(({ path, text = "" }) => {
      // Its checksums may have any letters.
      const content = path === "package-lock.json" ? "" : text;
      return countOf(path, renaming.from) + countOf(content, renaming.from) > 0;
    });
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  it("gives every byte back when it is renamed back", () => {
    expect(renamed.map((file) => renameFile(file, backwards(renaming)))).toEqual(files);
    expect(lostFiles(files, renaming)).toEqual([]);
  });

  it("gives no two files one name", () => {
    expect(new Set(renamed.map(({ path }) => path)).size).toBe(files.length);
  });

  it("is refused for a word of the source", () => {
    expect(lostFiles(files, renamingOf(brand, "App"))).toContain("src/app/routes.tsx");
  });

  it("writes every document anew that a test holds against the sources", () => {
    const snapshotTests = files.filter(({ text }) => /\)\.toMatchFileSnapshot\(/.test(text ?? ""));
    expect(snapshotTests.map(({ path }) => path)).toEqual(tableTests.toSorted());
  });

  it("ends with commands that there are", () => {
    const commands = [...writingCommands, ...checkingCommands].map(({ command }) => command);
    expect(unknownCommands(commands.join("\n"))).toEqual([]);
  });
});
