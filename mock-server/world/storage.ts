import type { World } from "./world.ts";

/** Files of a world. As base64 in a snapshot they leave room for its records, see `maxSnapshotBytes`. */
export const maxWorldFileBytes = 140_000_000;

/** Size of a world's files. Its records and its journal are small next to them. */
export function getFileBytes({ files }: World): number {
  return files.values().reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}
