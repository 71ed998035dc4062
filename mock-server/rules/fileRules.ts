import type { Violation } from "../graphql/errors.ts";
import type { Texts } from "../texts/texts.ts";

interface FileKind {
  name: string;
  /** Whether a file begins as files of its kind do. */
  begins(bytes: Buffer): boolean;
}

const kinds: Readonly<Record<string, FileKind>> = {
  "application/pdf": { name: "PDF", begins: (bytes) => has(bytes, "%PDF-") },
  "image/jpeg": { name: "JPEG", begins: (bytes) => has(bytes, "\xff\xd8\xff") },
  "image/png": { name: "PNG", begins: (bytes) => has(bytes, "\x89PNG\r\n\x1a\n") },
  "image/heic": {
    name: "HEIC",
    begins: (bytes) =>
      ["heic", "heix", "hevc", "mif1", "msf1"].some((brand) => has(bytes, `ftyp${brand}`, 4)),
  },
};

const megabytes = 10;

/** How many files a request may hold. */
export const mostFiles = 10;

// The signature by which virus scanners are tested. In parts, or a scanner would take this file for a virus.
const virus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-", "ANTIVIRUS-TEST-", "FILE!$H+H*"].join("");

/** What is wrong with an uploaded file; undefined if nothing. */
export async function fileViolation(texts: Texts, file: File, field: string): Promise<Violation | undefined> {
  const message = await problemOf(texts, file);
  return message === undefined ? undefined : { field, message };
}

async function problemOf(texts: Texts, file: File): Promise<string | undefined> {
  const kind = Object.hasOwn(kinds, file.type) ? kinds[file.type] : undefined;
  if (!kind) return texts.wrongFileType(file.name);
  if (file.size === 0) return texts.emptyFile(file.name);
  if (file.size > megabytes * 1024 * 1024) return texts.largeFile(file.name, megabytes);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.includes(virus, 0, "latin1")) return texts.virus(file.name);
  if (!kind.begins(bytes)) return texts.wrongFileContent(file.name, kind.name);
  return undefined;
}

function has(bytes: Buffer, signature: string, offset = 0): boolean {
  return bytes.toString("latin1", offset, offset + signature.length) === signature;
}
