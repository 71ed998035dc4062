import { describe, expect, it } from "vitest";
import { acceptedFiles, mostMegabytes, problemOfFile, withMediaType } from "./fileRules.ts";

const most = mostMegabytes * 1024 * 1024;
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (name: string, type: string, begins: string) => new File([bytesOf(begins)], name, { type });

const beginnings = {
  pdf: "%PDF-1.7",
  jpeg: "\xff\xd8\xff\xe0",
  png: "\x89PNG\r\n\x1a\n",
  heic: "\0\0\0\x18ftypheic",
};

/** A PDF of so many bytes. */
function sized(size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set(bytesOf(beginnings.pdf));
  return new File([bytes], "plan.pdf", { type: "application/pdf" });
}

describe("problemOfFile", () => {
  it.each([
    ["plan.pdf", "application/pdf", beginnings.pdf],
    ["roof.jpg", "image/jpeg", beginnings.jpeg],
    ["roof.png", "image/png", beginnings.png],
    ["roof.heic", "image/heic", beginnings.heic],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypmif1"],
    ["ROOF.HEIC", "", beginnings.heic],
    ["roof.JPEG", "", beginnings.jpeg],
    ["no ending", "application/pdf", beginnings.pdf],
  ])("takes %s of the type %j", async (name, type, begins) => {
    expect(await problemOfFile(file(name, type, begins))).toBeUndefined();
  });

  it.each([
    ["notes.txt", "text/plain", "text"],
    ["roof.pdf", "text/html", beginnings.pdf],
    ["a folder", "", "folder"],
    ["photo.heif", "", beginnings.heic],
    ["pdf.exe", "", beginnings.pdf],
  ])("refuses %s for its type %j", async (name, type, begins) => {
    expect(await problemOfFile(file(name, type, begins))).toBe("type");
  });

  it.each([
    ["plan.pdf", "application/pdf", "<html>"],
    ["roof.jpg", "image/jpeg", beginnings.png],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypisom"],
    ["roof.png", "image/png", "\x89PNG"],
  ])("finds out that %s is something else", async (name, type, begins) => {
    expect(await problemOfFile(file(name, type, begins))).toBe("disguised");
  });

  it("refuses what is empty or too big, to the byte", async () => {
    expect(await problemOfFile(file("plan.pdf", "application/pdf", ""))).toBe("empty");
    expect(await problemOfFile(sized(most))).toBeUndefined();
    expect(await problemOfFile(sized(most + 1))).toBe("tooBig");
  });

  it("says where a file can no longer be read", async () => {
    const moved = sized(100);
    moved.slice = () => {
      throw new DOMException("moved", "NotReadableError");
    };
    expect(await problemOfFile(moved)).toBe("unreadable");
  });
});

describe("withMediaType", () => {
  it("gives a file the type that its system did not know, and its name and content again", async () => {
    const typed = withMediaType(file("roof.HEIC", "", beginnings.heic));
    expect([typed.name, typed.type, typed.size]).toEqual(["roof.HEIC", "image/heic", 12]);
  });

  it("leaves others as they are", () => {
    const known = file("plan.pdf", "application/pdf", beginnings.pdf);
    expect(withMediaType(known)).toBe(known);
    const strange = file("notes.txt", "", "text");
    expect(withMediaType(strange)).toBe(strange);
  });
});

it("offers the picker types and the ending that some systems know HEIC by", () => {
  expect(acceptedFiles).toBe("application/pdf,image/jpeg,image/png,image/heic,.heic");
});
