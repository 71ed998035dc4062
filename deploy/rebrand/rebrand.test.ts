import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findUnknownCommands } from "../testing/findUnknownCommands.ts";
import { brand } from "./brandName.ts";
import { documentTests, regenerateCommands, verifyCommands } from "./followUpCommands.ts";
import { openProject, readProjectFiles } from "./projectFiles.ts";
import {
  countOccurrences,
  createRenaming,
  findIrreversibleFiles,
  invertRenaming,
  renameFile,
} from "./renameFile.ts";

const files = readProjectFiles(openProject(fileURLToPath(new URL("../..", import.meta.url))));
/** Derived by a hash, so that it occurs nowhere in the project, this file included. */
const otherName = `X${createHash("sha256").update(brand).digest("hex").slice(0, 16)}`;
const renaming = createRenaming(brand, otherName);
const renamedFiles = files.map((file) => renameFile(file, renaming));

describe("rebrand of this project", () => {
  it("reads all files except installed and built ones", () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["README.md", ".ci/steps.ts", "package-lock.json", "src/main.tsx"]),
    );
    expect(paths.filter((path) => path.startsWith("node_modules/") || path.startsWith("dist/"))).toEqual([]);
  });

  it("leaves the old name in no file and no path", () => {
    const remaining = renamedFiles.filter(({ path, text = "" }) => {
      // Checksums can contain any letters.
      const content = path === "package-lock.json" ? "" : text;
      return countOccurrences(path, renaming.from) + countOccurrences(content, renaming.from) > 0;
    });
    expect(remaining.map(({ path }) => path)).toEqual([]);
  });

  it("restores every byte when the name is renamed back", () => {
    expect(renamedFiles.map((file) => renameFile(file, invertRenaming(renaming)))).toEqual(files);
    expect(findIrreversibleFiles(files, renaming)).toEqual([]);
  });

  it("gives no two files the same path", () => {
    expect(new Set(renamedFiles.map(({ path }) => path)).size).toBe(files.length);
  });

  it("is irreversible for a word that the source contains", () => {
    expect(findIrreversibleFiles(files, createRenaming(brand, "App"))).toContain("src/app/routes.tsx");
  });

  it("updates every document that a test compares with the sources", () => {
    const snapshotTests = files.filter(({ text }) => /\)\.toMatchFileSnapshot\(/.test(text ?? ""));
    expect(snapshotTests.map(({ path }) => path)).toEqual(documentTests.toSorted());
  });

  it("ends with commands that exist", () => {
    const commands = [...regenerateCommands, ...verifyCommands].map(({ command }) => command);
    expect(findUnknownCommands(commands.join("\n"))).toEqual([]);
  });
});
