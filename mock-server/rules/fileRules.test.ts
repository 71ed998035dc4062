import { describe, expect, it } from "vitest";
import { fileOf, megabyte } from "../testing/files.ts";
import { en } from "../texts/en.ts";
import { fileViolation } from "./fileRules.ts";

const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const heic = "image/heic";
const file = (bytes: string, type: string) => new File([Buffer.from(bytes, "latin1")], "file", { type });
const messageOf = async (given: File) => (await fileViolation(en, given, "file"))?.message;

describe("fileViolation", () => {
  it.each([
    { type: "application/pdf", bytes: "%PDF-1.7" },
    { type: "image/jpeg", bytes: "\xff\xd8\xff\xe1" },
    { type: "image/png", bytes: "\x89PNG\r\n\x1a\n" },
    ...["heic", "heix", "hevc", "mif1", "msf1"].map((brand) => ({
      type: heic,
      bytes: `\0\0\0\x18ftyp${brand}`,
    })),
  ])("takes $type that begins with $bytes [R1.7] [R1.8]", async ({ type, bytes }) => {
    expect(await messageOf(file(bytes, type))).toBeUndefined();
  });

  it.each([
    { type: "application/pdf", bytes: "%PDF", message: "“file” is not a PDF file." },
    { type: "application/pdf", bytes: " %PDF-1.7", message: "“file” is not a PDF file." },
    { type: "image/jpeg", bytes: "\xff\xd8", message: "“file” is not a JPEG file." },
    { type: "image/jpeg", bytes: "\x89PNG\r\n\x1a\n", message: "“file” is not a JPEG file." },
    { type: "image/png", bytes: "\x89PNG\n\x1a\n", message: "“file” is not a PNG file." },
    { type: heic, bytes: "\0\0\0\x18ftypavif", message: "“file” is not a HEIC file." },
    { type: heic, bytes: "ftypheic", message: "“file” is not a HEIC file." },
    { type: "image/svg+xml", bytes: "<svg/>", message: "“file” is not a PDF, JPEG, PNG or HEIC file." },
    { type: "constructor", bytes: "x", message: "“file” is not a PDF, JPEG, PNG or HEIC file." },
    { type: "", bytes: "%PDF-1.7", message: "“file” is not a PDF, JPEG, PNG or HEIC file." },
  ])("refuses $type that begins with $bytes [R1.7] [R1.8]", async ({ type, bytes, message }) => {
    expect(await messageOf(file(bytes, type))).toBe(message);
  });

  it.each([
    { title: "at its beginning", bytes: virus },
    { title: "behind what a PDF begins with", bytes: `%PDF-1.7\n${virus}` },
    { title: "at its end", bytes: `%PDF-1.7\n${"x".repeat(100_000)}${virus}` },
  ])("finds a virus $title [R1.7]", async ({ bytes }) => {
    expect(await messageOf(file(bytes, "application/pdf"))).toBe("“file” contains a virus.");
  });

  it("takes 10 MiB to the byte [R1.7] [R1.8]", async () => {
    expect(await messageOf(fileOf({ size: 10 * megabyte }))).toBeUndefined();
    expect(await messageOf(fileOf({ size: 10 * megabyte + 1 }))).toBe("“plan.pdf” is larger than 10 MB.");
  });

  it("names the field", async () => {
    expect(await fileViolation(en, fileOf({ size: 0 }), "files.3")).toEqual({
      field: "files.3",
      message: "“plan.pdf” is empty.",
    });
  });
});
