// The services apply the same rules.
export const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;
export const maxFiles = 10;

const heicBrands = ["heic", "heix", "hevc", "mif1", "msf1"];

interface MediaTypeRules {
  /** File name extensions in lower case. */
  extensions: readonly string[];
  hasSignature(bytes: Uint8Array): boolean;
}

const mediaTypes = {
  "application/pdf": {
    extensions: ["pdf"],
    hasSignature: (bytes) => decodeBytes(bytes, 0, 5) === "%PDF-",
  },
  "image/jpeg": {
    extensions: ["jpg", "jpeg"],
    hasSignature: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  "image/png": {
    extensions: ["png"],
    hasSignature: (bytes) => decodeBytes(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  },
  "image/heic": {
    extensions: ["heic"],
    hasSignature: (bytes) =>
      decodeBytes(bytes, 4, 8) === "ftyp" && heicBrands.includes(decodeBytes(bytes, 8, 12)),
  },
} as const satisfies Readonly<Record<string, MediaTypeRules>>;

type MediaType = keyof typeof mediaTypes;

/** For the `accept` attribute of a file input. Some systems recognise HEIC by the extension alone. */
export const acceptedFiles = [...Object.keys(mediaTypes), ".heic"].join(",");

export type FileErrorCode = "wrongType" | "empty" | "tooBig" | "contentMismatch" | "unreadable";

/** Returns the first rule that a file breaks; undefined for a file that can be uploaded. Reads only its first bytes. */
export async function validateFile(file: File): Promise<FileErrorCode | undefined> {
  const type = findMediaType(file);
  if (!type) return "wrongType";
  if (file.size === 0) return "empty";
  if (file.size > maxFileBytes) return "tooBig";
  try {
    const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return mediaTypes[type].hasSignature(bytes) ? undefined : "contentMismatch";
  } catch {
    // The file was moved or changed after it was chosen.
    return "unreadable";
  }
}

/** The file with its media type by its extension, where the system left the type empty. */
export function withMediaType(file: File): File {
  const type = findMediaType(file);
  return type === undefined || type === file.type ? file : new File([file], file.name, { type });
}

function findMediaType({ name, type }: File): MediaType | undefined {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return mediaTypeNames.find((known) =>
    type ? known === type : mediaTypes[known].extensions.some((it) => it === extension),
  );
}

const mediaTypeNames = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/heic",
] as const satisfies readonly MediaType[];

function decodeBytes(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
