import { describe, expect, it } from "vitest";
import { createFile, megabyte } from "../testing/createFile.ts";
import en from "../texts/en.json" with { type: "json" };
import { findFileViolation } from "./fileRules.ts";

const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const heic = "image/heic";
const file = (bytes: string, type: string) => new File([Buffer.from(bytes, "latin1")], "file", { type });
const findMessage = async (given: File) => (await findFileViolation(en, given, "file"))?.message;

describe("findFileViolation", () => {
  it.each([
    { type: "application/pdf", bytes: "%PDF-1.7" },
    { type: "image/jpeg", bytes: "\xff\xd8\xff\xe1" },
    { type: "image/png", bytes: "\x89PNG\r\n\x1a\n" },
    ...["heic", "heix", "hevc", "mif1", "msf1"].map((brand) => ({
      type: heic,
      bytes: `\0\0\0\x18ftyp${brand}`,
    })),
  ])("accepts $type that begins with $bytes", { tags: ["R1.7", "R1.8"] }, async ({ type, bytes }) => {
    expect(await findMessage(file(bytes, type))).toBeUndefined();
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
  ])(
    "rejects $type that begins with $bytes",
    { tags: ["R1.7", "R1.8"] },
    async ({ type, bytes, message }) => {
      expect(await findMessage(file(bytes, type))).toBe(message);
    },
  );

  it.each([
    { title: "at the beginning of a file", bytes: virus },
    { title: "behind the signature of a PDF", bytes: `%PDF-1.7\n${virus}` },
    { title: "at the end of a file", bytes: `%PDF-1.7\n${"x".repeat(100_000)}${virus}` },
  ])("rejects a virus $title", { tags: ["R1.7"] }, async ({ bytes }) => {
    expect(await findMessage(file(bytes, "application/pdf"))).toBe("“file” contains a virus.");
  });

  it("accepts 10 MiB and not a byte more", { tags: ["R1.7", "R1.8"] }, async () => {
    expect(await findMessage(createFile({ size: 10 * megabyte }))).toBeUndefined();
    expect(await findMessage(createFile({ size: 10 * megabyte + 1 }))).toBe(
      "“plan.pdf” is larger than 10 MB.",
    );
  });

  it("names the field", async () => {
    expect(await findFileViolation(en, createFile({ size: 0 }), "files.3")).toEqual({
      field: "files.3",
      message: "“plan.pdf” is empty.",
    });
  });
});
