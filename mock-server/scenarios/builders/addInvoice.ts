import type { WindowRecord } from "#world/records.ts";
import { storeInvoice } from "#world/windows.ts";
import { createSampleFiles } from "./createSampleFiles.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

/** Adds an invoice to a registered window. Its file type depends on the number of existing files. */
export function addInvoice(seeder: Seeder, window: WindowRecord): void {
  const { world } = seeder;
  const file = pickCyclically(createSampleFiles(seeder), world.files.size);
  storeInvoice(world, window, file);
}
