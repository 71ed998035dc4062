import type { Violation } from "../graphql/errors.ts";

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
export async function fileViolation(file: File, field: string): Promise<Violation | undefined> {
  const problem = await problemOf(file);
  return problem === undefined ? undefined : { field, message: `"${file.name}" ${problem}` };
}

async function problemOf(file: File): Promise<string | undefined> {
  const kind = Object.hasOwn(kinds, file.type) ? kinds[file.type] : undefined;
  if (!kind) return "is not a PDF, JPEG, PNG or HEIC file.";
  if (file.size === 0) return "is empty.";
  if (file.size > megabytes * 1024 * 1024) return `is larger than ${megabytes} MB.`;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.includes(virus, 0, "latin1")) return "contains a virus.";
  if (!kind.begins(bytes)) return `is not a ${kind.name} file.`;
  return undefined;
}

function has(bytes: Buffer, signature: string, offset = 0): boolean {
  return bytes.toString("latin1", offset, offset + signature.length) === signature;
}
