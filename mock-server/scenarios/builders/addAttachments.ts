import type { RequestRecord } from "#world/records.ts";
import { addAttachment } from "#world/requests.ts";
import { createSampleFiles } from "./createSampleFiles.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

/** Looks like markup and, by a right-to-left override, like a file with the extension `.pdf`. */
export const hostileName = "<img src=x onerror=alert(1)>\u202Efdp.jpg";

/** Adds attachments to a request. The second is a photo with the hostile name. */
export function addAttachments(seeder: Seeder, request: RequestRecord, count: number): void {
  const { world } = seeder;
  const samples = createSampleFiles(seeder);
  for (let index = 0; index < count; index++) {
    const file = pickCyclically(samples, index);
    const name =
      index === 1 ? hostileName : file.name.replace(/(?=\.\w+$)/, index < 3 ? "" : ` ${index + 1}`);
    addAttachment(world, request, { ...file, name });
  }
}
