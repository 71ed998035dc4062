import { storeFile } from "../fileStore.ts";
import type { WindowRecord } from "../world.ts";
import { sampleFiles } from "./sampleFiles.ts";
import { cycle, type Seeder } from "./seeder.ts";

/** Adds an invoice to a registered window; its kind follows from how many files there are already. */
export function addInvoice(seeder: Seeder, window: WindowRecord): void {
  const { world } = seeder;
  const file = cycle(sampleFiles(seeder), world.files.size);
  window.invoicePath = `files/invoices/${window.id}`;
  storeFile(world, window.invoicePath, file);
  window.invoiceFilename = file.name;
}
