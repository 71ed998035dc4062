import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { git } from "./git.ts";
import { projectIn } from "./projectFiles.ts";
import { renamingOf } from "./renameFile.ts";
import { renameProject } from "./renameProject.ts";
import { reportOf } from "./report.ts";

const renaming = renamingOf("OldName", "NewName");
const picture = Buffer.from("\u0089PNG\0oldname", "latin1");
/** A letter of Latin-1, which is no UTF-8. */
const latin = Buffer.from("caf\u00e9 OldName", "latin1");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rename-"));
  write("README.md", "# OldName, or oldname");
  write(".ci/steps.ts", "OLDNAME");
  write(".gitignore", "dist/\n*.log\n");
  write("dist/oldname.js", "oldname");
  write("out.log", "oldname");
  write("src/oldname/oldname.png", picture);
  write("src/latin.txt", latin);
  write("src/other.ts", "none");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const contentOf = (path: string) => readFileSync(join(folder, path), "utf8");

function expectRenamed(): void {
  expect(contentOf("README.md")).toBe("# NewName, or newname");
  expect(contentOf(".ci/steps.ts")).toBe("NEWNAME");
  expect(contentOf("dist/oldname.js")).toBe("oldname");
  expect(contentOf("out.log")).toBe("oldname");
  expect(readFileSync(join(folder, "src/newname/newname.png"))).toEqual(picture);
  expect(existsSync(join(folder, "src/oldname/oldname.png"))).toBe(false);
  expect(readFileSync(join(folder, "src/latin.txt"))).toEqual(Buffer.from("caf\u00e9 NewName", "latin1"));
}

describe("renameProject", () => {
  it("renames files and their content, and tells what it did", () => {
    const result = renameProject(projectIn(folder), renaming, false);
    expectRenamed();
    expect(reportOf(result)).toBe(`Renamed 4 places in 3 files:
  ./                 2 in 1 file(s)
  .ci/               1 in 1 file(s)
  src/               1 in 1 file(s)
Moved 1 files:
  src/oldname/oldname.png → src/newname/newname.png`);
  });

  it("refuses a name that is there already and changes nothing, unless it is forced", () => {
    write("src/zebra.ts", "newname");
    expect(() => renameProject(projectIn(folder), renaming, false)).toThrow(
      /^"NewName" could not be renamed back: .* in 1 file\(s\)\. .*\n {2}src\/zebra\.ts$/,
    );
    expect(contentOf("README.md")).toBe("# OldName, or oldname");
    renameProject(projectIn(folder), renaming, true);
    expectRenamed();
  });
});

// No part of what a machine must have.
if (git(tmpdir(), "--version").succeeded) {
  describe("renameProject in a repository", { timeout: 30_000 }, () => {
    beforeEach(() => {
      git(folder, "init", "--quiet");
      git(folder, "add", ".");
      git(folder, "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "All");
    });

    it("has git move files", () => {
      renameProject(projectIn(folder), renaming, false);
      expectRenamed();
      expect(git(folder, "status", "--porcelain").output).toContain(
        "R  src/oldname/oldname.png -> src/newname/newname.png\n",
      );
    });

    it("refuses uncommitted changes and changes nothing, unless it is forced", () => {
      write("src/oldname.ts", "OldName");
      expect(() => renameProject(projectIn(folder), renaming, false)).toThrow(
        "There are uncommitted changes.",
      );
      expect(contentOf("README.md")).toBe("# OldName, or oldname");
      renameProject(projectIn(folder), renaming, true);
      expectRenamed();
      expect(contentOf("src/newname.ts")).toBe("NewName");
    });
  });
}
