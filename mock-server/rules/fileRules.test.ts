import { describe, expect, it } from "vitest";
import { createFile, megabyte } from "../testing/createFile.ts";
import en from "../texts/en.json" with { type: "json" };
import { findFileViolation } from "./fileRules.ts";

const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const heic = "image/heic";
const file = (bytes: string, type: string) => new File([Buffer.from(bytes, "latin1")], "file", { type });
const findMessage = async (given: File) => (await findFileViolation(en, given, "file"))?.message;

describe("findFileViolation", () => {
  const pdf = "application/pdf";
  const other = "“file” is not a PDF, JPEG, PNG or HEIC file.";
  const virusMessage = "“file” contains a virus.";

  it.each([
    { type: pdf, bytes: "%PDF-1.7", message: undefined },
    { type: "image/jpeg", bytes: "\xff\xd8\xff\xe1", message: undefined },
    { type: "image/png", bytes: "\x89PNG\r\n\x1a\n", message: undefined },
    ...["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "miaf"].map((brand) => ({
      type: heic,
      bytes: `\0\0\0\x18ftyp${brand}`,
      message: undefined,
    })),
    { type: heic, bytes: "\0\0\0\x18ftypmp41\0\0\0\0isomheic", message: undefined },
    { type: pdf, bytes: `${" ".repeat(1019)}%PDF-1.7`, message: undefined },
    { type: pdf, bytes: `${" ".repeat(1020)}%PDF-1.7`, message: "“file” is not a PDF file." },
    { type: "image/jpeg", bytes: "\x89PNG\r\n\x1a\n", message: "“file” is not a JPEG file." },
    { type: "image/png", bytes: "\x89PNG\n\x1a\n", message: "“file” is not a PNG file." },
    { type: heic, bytes: "\0\0\0\x18ftypavif", message: "“file” is not a HEIC file." },
    { type: heic, bytes: "\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf", message: "“file” is not a HEIC file." },
    { type: "image/svg+xml", bytes: "<svg/>", message: other },
    { type: "constructor", bytes: "x", message: other },
    { type: "", bytes: "%PDF-1.7", message: other },
    { type: pdf, bytes: virus, message: virusMessage },
    { type: pdf, bytes: `%PDF-1.7\n${"x".repeat(100_000)}${virus}`, message: virusMessage },
  ])("returns “$message” for a file of the type “$type”", async ({ type, bytes, message }) => {
    expect(await findMessage(file(bytes, type))).toBe(message);
  });

  it("accepts 10 MiB and not a byte more", async () => {
    expect(await findMessage(createFile({ size: 10 * megabyte }))).toBeUndefined();
    const tooLarge = await findMessage(createFile({ size: 10 * megabyte + 1 }));
    expect(tooLarge).toBe("“plan.pdf” is larger than 10 MB.");
  });

  it("rejects an empty file and names the field", async () => {
    const violation = await findFileViolation(en, createFile({ size: 0 }), "files.3");
    expect(violation).toEqual({ field: "files.3", message: "“plan.pdf” is empty." });
  });
});
