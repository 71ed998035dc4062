import { describe, expect, it } from "vitest";
import {
  countOccurrences,
  createRenaming,
  findIrreversibleFiles,
  invertRenaming,
  renameFile,
  renameInText,
} from "./renameFile.ts";

const renaming = createRenaming("OldName", "NewName");

describe("renameInText", () => {
  it.each([
    ["SPP_OLDNAME", "SPP_NEWNAME"],
    ["leadOriginOldName", "leadOriginNewName"],
    ["x-oldname-locale", "x-newname-locale"],
    ["OLDNAME OldName oldname OldName", "NEWNAME NewName newname NewName"],
    ["OldNaming, oLdNaMe", "OldNaming, oLdNaMe"],
  ])("changes %s to %s", (before, after) => {
    expect(renameInText(before, renaming)).toBe(after);
  });

  it("handles a new name that contains the old one", () => {
    const longer = createRenaming("OldName", "TheOldName");
    expect(renameInText("OldName", longer)).toBe("TheOldName");
    expect(renameInText("TheOldName", invertRenaming(longer))).toBe("OldName");
  });
});

describe("renameFile", () => {
  it("renames path and content of a text file, but only the path of an image", () => {
    expect(renameFile({ path: "a/oldname.ts", text: "OldName" }, renaming)).toEqual({
      path: "a/newname.ts",
      text: "NewName",
    });
    expect(renameFile({ path: "oldname/b.png", text: undefined }, renaming)).toEqual({
      path: "newname/b.png",
      text: undefined,
    });
  });

  it("does not change checksums in a lock file", () => {
    const createLock = (name: string) =>
      `{\n  "name": "${name}-portal",\n  "integrity": "sha512-oldname/newname=="\n}\n`;
    const file = { path: "package-lock.json", text: createLock("oldname") };
    expect(renameFile(file, renaming).text).toBe(createLock("newname"));
    expect(findIrreversibleFiles([file], renaming)).toEqual([]);
  });
});

describe("countOccurrences", () => {
  it("counts all forms of the name", () => {
    expect(countOccurrences("OLDNAME oldname.OldName, old name", renaming.from)).toBe(3);
    expect(countOccurrences("", renaming.from)).toBe(0);
  });
});

describe("findIrreversibleFiles", () => {
  it("finds the new name in contents and paths, as a word or part of a word", () => {
    const files = [
      { path: "a.ts", text: "OldName and newnames" },
      { path: "NewName.ts", text: "" },
      { path: "c.ts", text: "OldName" },
      { path: "oldname.png", text: undefined },
    ];
    expect(findIrreversibleFiles(files, renaming)).toEqual(["a.ts", "NewName.ts"]);
  });

  it("finds texts that, once renamed, contain the new name at another position too", () => {
    const shorter = createRenaming("OldName", "Xx");
    expect(findIrreversibleFiles([{ path: "a.ts", text: "xoldname" }], shorter)).toEqual(["a.ts"]);
  });
});
