// The services apply the same rules.
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFiles = 10;

/** The part of a file that shows its kind: scanners write other lines before the signature of a PDF. */
const headBytes = 1024;
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
/** Brands of the container itself, which AVIF files also have. */
const containerBrands = ["mif1", "mif2", "msf1", "miaf"];
const avifBrands = ["avif", "avis"];

interface MediaTypeRules {
  /** File name extensions in lower case, the usual one first. */
  extensions: readonly [string, ...string[]];
  hasSignature(bytes: Uint8Array): boolean;
}

const mediaTypes = {
  "application/pdf": {
    extensions: ["pdf"],
    hasSignature: (bytes) => decodeBytes(bytes, 0, headBytes).includes("%PDF-"),
  },
  "image/jpeg": {
    extensions: ["jpg", "jpeg", "jfif", "jpe"],
    hasSignature: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  "image/png": {
    extensions: ["png"],
    hasSignature: (bytes) => decodeBytes(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  },
  "image/heic": {
    extensions: ["heic", "heif"],
    hasSignature: isHeic,
  },
} as const satisfies Readonly<Record<string, MediaTypeRules>>;

type MediaType = keyof typeof mediaTypes;

/** The value for the `accept` attribute of a file input. Some systems recognise HEIC by the extension alone. */
export const acceptedFiles = [...Object.keys(mediaTypes), ".heic", ".heif"].join(",");

export type FileErrorCode =
  | "wrongType"
  | "empty"
  | "tooBig"
  | "photoTooBig"
  | "photoNotShrinkable"
  | "contentMismatch"
  | "unreadable";

/** The file with the media type and extension of its content, and the first rule that it breaks. */
export interface CheckedFile {
  file: File;
  error?: FileErrorCode | undefined;
}

/**
 * Checks a file by its first bytes: phones and mail programs give photos a wrong extension, and systems leave the media type
 * empty or guess it from the name.
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { file, error: "empty" };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    // The file was moved or changed after it was chosen.
    return { file, error: "unreadable" };
  }
  const type = mediaTypeNames.find((known) => mediaTypes[known].hasSignature(bytes));
  if (!type) return { file, error: isNamedAccepted(file) ? "contentMismatch" : "wrongType" };
  const checked = setMediaType(file, type);
  if (file.size <= maxFileBytes) return { file: checked };
  return { file: checked, error: type === "application/pdf" ? "tooBig" : "photoTooBig" };
}

/** Whether the system or the extension calls the file one of the accepted kinds. */
function isNamedAccepted({ name, type }: File): boolean {
  const extension = getExtension(name);
  return mediaTypeNames.some((known) =>
    type ? known === type : mediaTypes[known].extensions.some((it) => it === extension),
  );
}

function setMediaType(file: File, type: MediaType): File {
  const name = setExtension(file.name.trim(), type);
  return type === file.type && name === file.name ? file : new File([file], name, { type });
}

/** Replaces the extension of another kind, and adds a missing one: programs open a file by its extension. */
export function setExtension(name: string, type: MediaType): string {
  const extension = getExtension(name);
  const { extensions } = mediaTypes[type];
  if (extensions.some((it) => it === extension)) return name;
  const isKnown = mediaTypeNames.some((known) => mediaTypes[known].extensions.some((it) => it === extension));
  const stem = isKnown ? name.slice(0, -extension.length - 1) : name;
  return `${stem}.${extensions[0]}`;
}

function getExtension(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .trimEnd()
    .toLowerCase();
}

/** Photos come first, since a camera's data in a photo may look like the signature of a PDF. */
const mediaTypeNames = [
  "image/jpeg",
  "image/png",
  "image/heic",
  "application/pdf",
] as const satisfies readonly MediaType[];

/** Whether the file's major brand or one of its compatible brands is HEIC. */
function isHeic(bytes: Uint8Array): boolean {
  if (decodeBytes(bytes, 4, 8) !== "ftyp") return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const major = decodeBytes(bytes, 8, 12);
  const compatible = decodeBytes(bytes, 16, size).match(/.{4}/gs) ?? [];
  const brands = [major, ...compatible];
  if (brands.some((brand) => heicBrands.includes(brand))) return true;
  return containerBrands.includes(major) && !brands.some((brand) => avifBrands.includes(brand));
}

function decodeBytes(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
