import type { World } from "./world.ts";

export interface StoredFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export async function readUpload(file: File): Promise<StoredFile> {
  return { name: file.name, mime: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Stores a file at a path of the portal's origin and returns its fields for lists. */
export function storeFile({ files }: World, path: string, { name, mime, bytes }: StoredFile) {
  files.set(path, { name, mime, bytes });
  return { name, mime, size: bytes.byteLength, link: `/${path}` };
}
