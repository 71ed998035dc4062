import { describe, expect, it } from "vitest";
import { lostFiles } from "./lostFiles.ts";
import { backwards, countOf, renameFile, renameText, renamingOf } from "./renameFile.ts";

const renaming = renamingOf("OldName", "NewName");

describe("renameText", () => {
  it.each([
    ["SPP_OLDNAME", "SPP_NEWNAME"],
    ["leadOriginOldName", "leadOriginNewName"],
    ["x-oldname-locale", "x-newname-locale"],
    ["OLDNAME OldName oldname OldName", "NEWNAME NewName newname NewName"],
    ["OldNaming, oLdNaMe", "OldNaming, oLdNaMe"],
  ])("makes of %s %s", (before, after) => {
    expect(renameText(before, renaming)).toBe(after);
  });

  it("takes a name that has the old one in it", () => {
    const longer = renamingOf("OldName", "TheOldName");
    expect(renameText("OldName", longer)).toBe("TheOldName");
    expect(renameText("TheOldName", backwards(longer))).toBe("OldName");
  });
});

describe("renameFile", () => {
  it("renames the name and the content of a file, and the name alone of a picture", () => {
    expect(renameFile({ path: "a/oldname.ts", text: "OldName" }, renaming)).toEqual({
      path: "a/newname.ts",
      text: "NewName",
    });
    expect(renameFile({ path: "oldname/b.png", text: undefined }, renaming)).toEqual({
      path: "newname/b.png",
      text: undefined,
    });
  });

  it("leaves checksums in a lock file alone", () => {
    const lock = (name: string) =>
      `{\n  "name": "${name}-portal",\n  "integrity": "sha512-oldname/newname=="\n}\n`;
    const file = { path: "package-lock.json", text: lock("oldname") };
    expect(renameFile(file, renaming).text).toBe(lock("newname"));
    expect(lostFiles([file], renaming)).toEqual([]);
  });
});

describe("countOf", () => {
  it("counts all forms", () => {
    expect(countOf("OLDNAME oldname.OldName, old name", renaming.from)).toBe(3);
    expect(countOf("", renaming.from)).toBe(0);
  });
});

describe("lostFiles", () => {
  it("names files that have the new name already, in their content or name, as a word or a part of one", () => {
    const files = [
      { path: "a.ts", text: "OldName and newnames" },
      { path: "NewName.ts", text: "" },
      { path: "c.ts", text: "OldName" },
      { path: "oldname.png", text: undefined },
    ];
    expect(lostFiles(files, renaming)).toEqual(["a.ts", "NewName.ts"]);
  });

  it("names files in which the new name arises from itself and its neighbours", () => {
    const doubled = renamingOf("OldName", "Xx");
    expect(lostFiles([{ path: "a.ts", text: "xoldname" }], doubled)).toEqual(["a.ts"]);
  });
});
