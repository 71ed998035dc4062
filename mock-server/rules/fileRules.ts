import { formatText, type Texts } from "../texts/texts.ts";
import type { Violation } from "./violations.ts";

interface FileType {
  name: string;
  /** Whether the first kilobyte has the type's signature: scanners write other lines before that of a PDF. */
  hasSignature(bytes: Buffer): boolean;
}

const fileTypes: Readonly<Record<string, FileType>> = {
  "application/pdf": { name: "PDF", hasSignature: (bytes) => bytes.includes("%PDF-") },
  "image/jpeg": { name: "JPEG", hasSignature: (bytes) => hasBytes(bytes, "\xff\xd8\xff") },
  "image/png": { name: "PNG", hasSignature: (bytes) => hasBytes(bytes, "\x89PNG\r\n\x1a\n") },
  "image/heic": {
    name: "HEIC",
    hasSignature: isHeic,
  },
};

const maxMegabytes = 10;

export const maxFilesPerRequest = 10;

// The EICAR test file for virus scanners, in parts, or a scanner would report this source file.
const testVirus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-", "ANTIVIRUS-TEST-", "FILE!$H+H*"].join(
  "",
);

/** Checks an uploaded file; undefined if it is valid. */
export async function findFileViolation(
  texts: Texts,
  file: File,
  field: string,
): Promise<Violation | undefined> {
  const message = await checkFile(texts, file);
  return message === undefined ? undefined : { field, message };
}

async function checkFile(texts: Texts, file: File): Promise<string | undefined> {
  const type = Object.hasOwn(fileTypes, file.type) ? fileTypes[file.type] : undefined;
  if (!type) return formatText(texts.unsupportedFileType, { name: file.name });
  if (file.size === 0) return formatText(texts.emptyFile, { name: file.name });
  if (file.size > maxMegabytes * 1024 * 1024)
    return formatText(texts.fileTooLarge, { name: file.name, megabytes: maxMegabytes });
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.includes(testVirus, 0, "latin1")) return formatText(texts.fileContainsVirus, { name: file.name });
  if (!type.hasSignature(bytes.subarray(0, 1024)))
    return formatText(texts.fileContentMismatch, { name: file.name, type: type.name });
  return undefined;
}

/** A HEIC file lists the format among its brands, or has the container's own brand and is no AVIF file. */
function isHeic(bytes: Buffer): boolean {
  if (!hasBytes(bytes, "ftyp", 4)) return false;
  const [major = "", , ...compatible] =
    bytes.toString("latin1", 8, Math.max(12, bytes.readUInt32BE())).match(/.{4}/gs) ?? [];
  const hasBrand = (names: RegExp) => [major, ...compatible].some((brand) => names.test(brand));
  return (
    hasBrand(/^(?:hei[cxms]|hev[cx])$/) || (/^(?:mif[12]|msf1|miaf)$/.test(major) && !hasBrand(/^avi[fs]$/))
  );
}

function hasBytes(bytes: Buffer, signature: string, offset = 0): boolean {
  return bytes.toString("latin1", offset, offset + signature.length) === signature;
}
