import { storeFile } from "../fileStore.ts";
import type { RequestRecord } from "../world.ts";
import { sampleFiles } from "./sampleFiles.ts";
import { cycle, type Seeder } from "./seeder.ts";

/** Looks like markup, and shows its end from right to left: as `….pdf` where it is read by eye. */
export const hostileName = "<img src=x onerror=alert(1)>\u202Efdp.jpg";

/** Adds so many files to a request. From two on, the second is a photo whose name is hostile. */
export function addAttachments(seeder: Seeder, request: RequestRecord, count: number): void {
  const { world } = seeder;
  const samples = sampleFiles(seeder);
  for (let index = 0; index < count; index++) {
    const file = cycle(samples, index);
    const name =
      index === 1 ? hostileName : file.name.replace(/(?=\.\w+$)/, index < 3 ? "" : ` ${index + 1}`);
    const id = world.nextId("attachment");
    request.attachments.push({ id, ...storeFile(world, `files/attachments/${id}`, { ...file, name }) });
  }
}
