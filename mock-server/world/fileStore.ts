import type { World } from "./world.ts";

/** Keeps an uploaded file in the world and answers with its path, `files/<folder>`, below the portal's origin. */
export async function storeFile(world: World, folder: string, file: File): Promise<string> {
  const path = `files/${folder}`;
  world.files.set(path, {
    mime: file.type,
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  return path;
}
