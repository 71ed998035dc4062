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

  // src/forms/rules/validationRules.test.ts compares the accepted contents with the portal's rules.
  it.each([
    { type: pdf, bytes: "no PDF", message: "“file” is not a PDF file." },
    { type: "image/jpeg", bytes: "\x89PNG\r\n\x1a\n", message: "“file” is not a JPEG file." },
    { type: "image/png", bytes: "\x89PNG\n\x1a\n", message: "“file” is not a PNG file." },
    { type: heic, bytes: "\0\0\0\x18ftypavif", message: "“file” is not a HEIC file." },
    { type: "image/svg+xml", bytes: "<svg/>", message: other },
    { type: "constructor", bytes: "x", message: other },
    { type: "", bytes: "%PDF-1.7", message: other },
    { type: pdf, bytes: virus, message: virusMessage },
    { type: pdf, bytes: `%PDF-1.7\n${"x".repeat(100_000)}${virus}`, message: virusMessage },
  ])("returns “$message” for a file of the type “$type”", async ({ type, bytes, message }) => {
    expect(await findMessage(file(bytes, type))).toBe(message);
  });

  it("rejects a file that is empty or too large, and names the field", async () => {
    const violation = await findFileViolation(en, createFile({ size: 0 }), "files.3");
    expect(violation).toEqual({ field: "files.3", message: "“plan.pdf” is empty." });
    const tooLarge = createFile({ size: 10 * megabyte + 1 });
    expect(await findMessage(tooLarge)).toBe("“plan.pdf” is larger than 10 MB.");
  });
});
