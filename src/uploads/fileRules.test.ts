import { describe, expect, it } from "vitest";
import { acceptedFiles, maxFileBytes, validateFile, withMediaType } from "./fileRules.ts";

const encodeBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const createFile = (name: string, type: string, content: string) =>
  new File([encodeBytes(content)], name, { type });

const signatures = {
  pdf: "%PDF-1.7",
  jpeg: "\xff\xd8\xff\xe0",
  png: "\x89PNG\r\n\x1a\n",
  heic: "\0\0\0\x18ftypheic",
};

function createPdf(size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set(encodeBytes(signatures.pdf));
  return new File([bytes], "plan.pdf", { type: "application/pdf" });
}

describe("validateFile", () => {
  it.each([
    ["plan.pdf", "application/pdf", signatures.pdf],
    ["roof.jpg", "image/jpeg", signatures.jpeg],
    ["roof.png", "image/png", signatures.png],
    ["roof.heic", "image/heic", signatures.heic],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypmif1"],
    ["ROOF.HEIC", "", signatures.heic],
    ["roof.JPEG", "", signatures.jpeg],
    ["without extension", "application/pdf", signatures.pdf],
  ])("accepts %s of the type %j", async (name, type, content) => {
    expect(await validateFile(createFile(name, type, content))).toBeUndefined();
  });

  it.each([
    ["notes.txt", "text/plain", "text"],
    ["roof.pdf", "text/html", signatures.pdf],
    ["a folder", "", "folder"],
    ["photo.heif", "", signatures.heic],
    ["pdf.exe", "", signatures.pdf],
  ])("rejects %s for its type %j", async (name, type, content) => {
    expect(await validateFile(createFile(name, type, content))).toBe("wrongType");
  });

  it.each([
    ["plan.pdf", "application/pdf", "<html>"],
    ["roof.jpg", "image/jpeg", signatures.png],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypisom"],
    ["roof.png", "image/png", "\x89PNG"],
  ])("rejects %s of the type %j for its content", async (name, type, content) => {
    expect(await validateFile(createFile(name, type, content))).toBe("contentMismatch");
  });

  it("rejects an empty file, and a file that is one byte too big", async () => {
    expect(await validateFile(createFile("plan.pdf", "application/pdf", ""))).toBe("empty");
    expect(await validateFile(createPdf(maxFileBytes))).toBeUndefined();
    expect(await validateFile(createPdf(maxFileBytes + 1))).toBe("tooBig");
  });

  it("rejects a file that can no longer be read", async () => {
    const file = createPdf(100);
    file.slice = () => {
      throw new DOMException("moved", "NotReadableError");
    };
    expect(await validateFile(file)).toBe("unreadable");
  });
});

describe("withMediaType", () => {
  it("sets a missing type by the extension, and keeps name and content", async () => {
    const typed = withMediaType(createFile("roof.HEIC", "", signatures.heic));
    expect([typed.name, typed.type, typed.size]).toEqual(["roof.HEIC", "image/heic", 12]);
  });

  it("returns other files unchanged", () => {
    const pdf = createFile("plan.pdf", "application/pdf", signatures.pdf);
    expect(withMediaType(pdf)).toBe(pdf);
    const unknown = createFile("notes.txt", "", "text");
    expect(withMediaType(unknown)).toBe(unknown);
  });
});

it("acceptedFiles lists the media types and the HEIC extension", () => {
  expect(acceptedFiles).toBe("application/pdf,image/jpeg,image/png,image/heic,.heic");
});
