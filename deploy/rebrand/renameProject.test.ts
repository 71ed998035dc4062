import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openProject, runGit } from "./projectFiles.ts";
import { createRenaming } from "./renameFile.ts";
import { formatRenameResult, renameProject } from "./renameProject.ts";

const renaming = createRenaming("OldName", "NewName");
const image = Buffer.from("\u0089PNG\0oldname", "latin1");
/** Not valid UTF-8. */
const latin1Text = Buffer.from("caf\u00e9 OldName", "latin1");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rename-"));
  writeProjectFile("README.md", "# OldName, or oldname");
  writeProjectFile(".ci/steps.ts", "OLDNAME");
  writeProjectFile(".gitignore", "dist/\n*.log\n");
  writeProjectFile("dist/oldname.js", "oldname");
  writeProjectFile("out.log", "oldname");
  writeProjectFile("src/oldname/oldname.png", image);
  writeProjectFile("src/latin.txt", latin1Text);
  writeProjectFile("src/other.ts", "none");
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeProjectFile(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const readProjectFile = (path: string) => readFileSync(join(folder, path), "utf8");

function expectRenamed(): void {
  expect(readProjectFile("README.md")).toBe("# NewName, or newname");
  expect(readProjectFile(".ci/steps.ts")).toBe("NEWNAME");
  expect(readProjectFile("dist/oldname.js")).toBe("oldname");
  expect(readProjectFile("out.log")).toBe("oldname");
  expect(readFileSync(join(folder, "src/newname/newname.png"))).toEqual(image);
  expect(existsSync(join(folder, "src/oldname/oldname.png"))).toBe(false);
  expect(readFileSync(join(folder, "src/latin.txt"))).toEqual(Buffer.from("caf\u00e9 NewName", "latin1"));
}

describe("renameProject", () => {
  it("renames paths and contents of all files that are not ignored, and reports them", () => {
    const result = renameProject(openProject(folder), renaming, false);
    expectRenamed();
    expect(formatRenameResult(result)).toBe(`Replaced 4 names in 3 files:
  ./                 2 in 1 file(s)
  .ci/               1 in 1 file(s)
  src/               1 in 1 file(s)
Moved 1 files:
  src/oldname/oldname.png → src/newname/newname.png`);
  });

  it("refuses a name that a file already contains and changes nothing, unless forced", () => {
    writeProjectFile("src/zebra.ts", "newname");
    expect(() => renameProject(openProject(folder), renaming, false)).toThrow(
      /^"NewName" could not be renamed back, because 1 file\(s\) already contain it .*\n {2}src\/zebra\.ts$/,
    );
    expect(readProjectFile("README.md")).toBe("# OldName, or oldname");
    renameProject(openProject(folder), renaming, true);
    expectRenamed();
  });
});

// git is optional: a project can also be unpacked from an archive.
if (runGit(tmpdir(), "--version").succeeded) {
  describe("renameProject in a git repository", { timeout: 30_000 }, () => {
    beforeEach(() => {
      runGit(folder, "init", "--quiet");
      runGit(folder, "add", ".");
      runGit(folder, "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "All");
    });

    it("moves files with git mv", () => {
      renameProject(openProject(folder), renaming, false);
      expectRenamed();
      expect(runGit(folder, "status", "--porcelain").output).toContain(
        "R  src/oldname/oldname.png -> src/newname/newname.png\n",
      );
    });

    it("refuses uncommitted changes and changes nothing, unless forced", () => {
      writeProjectFile("src/oldname.ts", "OldName");
      expect(() => renameProject(openProject(folder), renaming, false)).toThrow(
        "There are uncommitted changes.",
      );
      expect(readProjectFile("README.md")).toBe("# OldName, or oldname");
      renameProject(openProject(folder), renaming, true);
      expectRenamed();
      expect(readProjectFile("src/newname.ts")).toBe("NewName");
    });
  });
}
