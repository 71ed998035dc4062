/** What may be uploaded. The services keep the same rules. */
export const mostMegabytes = 10;
export const mostFiles = 10;

const heicBrands = ["heic", "heix", "hevc", "mif1", "msf1"];

/** The media types that may be uploaded, with the endings of their names and how their bytes begin. */
const mediaTypes = {
  "application/pdf": { endings: ["pdf"], begins: (bytes: Uint8Array) => textAt(bytes, 0, 5) === "%PDF-" },
  "image/jpeg": {
    endings: ["jpg", "jpeg"],
    begins: (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  "image/png": {
    endings: ["png"],
    begins: (bytes: Uint8Array) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  },
  "image/heic": {
    endings: ["heic"],
    begins: (bytes: Uint8Array) =>
      textAt(bytes, 4, 8) === "ftyp" && heicBrands.includes(textAt(bytes, 8, 12)),
  },
} as const;

type MediaType = keyof typeof mediaTypes;

/** For a file input's `accept`. Some systems know HEIC by its ending alone. */
export const acceptedFiles = [...Object.keys(mediaTypes), ".heic"].join(",");

/** What is wrong with a file. */
export type FileProblem = "type" | "empty" | "tooBig" | "disguised" | "unreadable";

/** What is wrong with a file that is to be uploaded; undefined if nothing. Reads its first bytes alone. */
export async function problemOfFile(file: File): Promise<FileProblem | undefined> {
  const type = mediaTypeOf(file);
  if (!type) return "type";
  if (file.size === 0) return "empty";
  if (file.size > mostMegabytes * 1024 * 1024) return "tooBig";
  try {
    const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return mediaTypes[type].begins(bytes) ? undefined : "disguised";
  } catch {
    // Moved or changed since it was chosen.
    return "unreadable";
  }
}

/** The file with its media type, which systems leave empty where they do not know it. */
export function withMediaType(file: File): File {
  const type = mediaTypeOf(file);
  return type === undefined || type === file.type ? file : new File([file], file.name, { type });
}

function mediaTypeOf({ name, type }: File): MediaType | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return typeNames.find((known) =>
    type ? known === type : mediaTypes[known].endings.some((it) => it === ending),
  );
}

const typeNames = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/heic",
] as const satisfies readonly MediaType[];

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
