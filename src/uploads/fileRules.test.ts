import { describe, expect, it } from "vitest";
import { acceptedFiles, checkFile, maxFileBytes } from "./fileRules.ts";

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

const getError = async (file: File) => (await checkFile(file)).error;

describe("checkFile", () => {
  it.each([
    ["plan.pdf", "application/pdf", signatures.pdf],
    ["roof.jpg", "image/jpeg", signatures.jpeg],
    ["roof.png", "image/png", signatures.png],
    ["roof.heic", "image/heic", signatures.heic],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypmif1"],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypmp41\0\0\0\0isomhevx"],
    ["roof.jpe", "image/jpeg", signatures.jpeg],
    ["roof.jpg", "image/jpeg", `${signatures.jpeg} ${signatures.pdf}`],
    ["scan.pdf", "application/pdf", `\xef\xbb\xbf\n${signatures.pdf}`],
    ["scan.pdf", "application/pdf", `${" ".repeat(1019)}%PDF-`],
  ])("returns %s of the type %j unchanged", async (name, type, content) => {
    const file = createFile(name, type, content);
    expect((await checkFile(file)).file).toBe(file);
    expect(await getError(file)).toBeUndefined();
  });

  it.each([
    ["roof.jpg", "image/jpeg", signatures.heic, "roof.heic", "image/heic"],
    ["ROOF.HEIC", "", signatures.heic, "ROOF.HEIC", "image/heic"],
    ["photo.heif", "", signatures.heic, "photo.heif", "image/heic"],
    ["roof.HEIC", "image/heic", signatures.jpeg, "roof.jpg", "image/jpeg"],
    ["scan.png", "image/png", signatures.pdf, "scan.pdf", "application/pdf"],
    ["offer", "", signatures.pdf, "offer.pdf", "application/pdf"],
    ["offer 2.0", "text/html", signatures.pdf, "offer 2.0.pdf", "application/pdf"],
    ["roof.jpg ", "image/jpeg", signatures.jpeg, "roof.jpg", "image/jpeg"],
    ["roof.png ", "image/png", signatures.jpeg, "roof.jpg", "image/jpeg"],
    ["pdf.exe", "", signatures.pdf, "pdf.exe.pdf", "application/pdf"],
  ])("decides by the content: %s of the type %j", async (name, type, content, newName, newType) => {
    const { file, error } = await checkFile(createFile(name, type, content));
    expect([file.name, file.type, file.size, error]).toEqual([newName, newType, content.length, undefined]);
  });

  it.each([
    ["notes.txt", "text/plain", "text"],
    ["a folder", "", "folder"],
    ["film.mp4", "video/mp4", "\0\0\0\x18ftypisom"],
  ])("rejects %s for its type %j", async (name, type, content) => {
    expect(await getError(createFile(name, type, content))).toBe("wrongType");
  });

  it.each([
    ["plan.pdf", "application/pdf", "<html>"],
    ["roof.heic", "image/heic", "\0\0\0\x18ftypisom"],
    ["roof.heic ", "", "\0\0\0\x18ftypisom"],
    ["roof.heic", "image/heic", "\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf"],
    ["scan.pdf", "application/pdf", `${" ".repeat(1020)}%PDF-`],
    ["roof.png", "", "\x89PNG"],
  ])("rejects %s of the type %j for its content", async (name, type, content) => {
    expect(await getError(createFile(name, type, content))).toBe("contentMismatch");
  });

  it("rejects an empty file, and a file that is one byte too big", async () => {
    expect(await getError(createFile("plan.pdf", "application/pdf", ""))).toBe("empty");
    expect(await getError(createPdf(maxFileBytes))).toBeUndefined();
    expect(await getError(createPdf(maxFileBytes + 1))).toBe("tooBig");
  });

  it("distinguishes a photo that is too big, since the portal can shrink it", async () => {
    const photo = new File([encodeBytes(signatures.jpeg), new Uint8Array(maxFileBytes)], "roof.heic");
    const { file, error } = await checkFile(photo);
    expect([file.name, file.type, error]).toEqual(["roof.jpg", "image/jpeg", "photoTooBig"]);
  });

  it("rejects a file that can no longer be read", async () => {
    const file = createPdf(100);
    file.slice = () => {
      throw new DOMException("moved", "NotReadableError");
    };
    expect(await getError(file)).toBe("unreadable");
  });
});

it("acceptedFiles lists the media types and the HEIC extensions", () => {
  expect(acceptedFiles).toBe("application/pdf,image/jpeg,image/png,image/heic,.heic,.heif");
});
