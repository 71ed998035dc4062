import { beforeEach, describe, expect, it } from "vitest";
import { signFileLink } from "#services/files/fileLinks.ts";
import { createFile, megabyte } from "#testing/createFile.ts";
import { findRequest } from "#testing/findRecords.ts";
import { createClient, type ServiceClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import { formatText } from "#texts/texts.ts";
import type { RequestRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { ids } from "../../../../schema/createId.ts";

const uploadDocument = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id name mime size link }
}`;

let world: World;
let clara: ServiceClient;
let request: RequestRecord;
beforeEach(() => {
  world = createStandingWorld();
  clara = createClient(world, "clara");
  request = findRequest(world, "clara");
});

const uploadFiles = async (files: File[]) => await clara.main(uploadDocument, { id: request.id, files });

describe("uploadAttachment", () => {
  it("reports each invalid file and stores none", async () => {
    const result = await uploadFiles([
      createFile(),
      createFile({ name: "empty.png", type: "image/png", size: 0 }),
      createFile({ name: "huge.png", type: "image/png", size: 10 * megabyte + 1 }),
    ]);
    expect(result.fields).toEqual(["files.1", "files.2"]);
    expect(result.errors.map(({ message }) => message)).toEqual([
      formatText(de.emptyFile, { name: "empty.png" }),
      formatText(de.fileTooLarge, { name: "huge.png", megabytes: 10 }),
    ]);
    expect(request.attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });

  it("accepts ten files per request and rejects an eleventh, also from simultaneous uploads", async () => {
    const upload = (count: number) => uploadFiles(Array.from({ length: count }, () => createFile()));
    const errors = (await Promise.all([upload(6), upload(6)])).flatMap((result) => result.errors);
    expect(errors).toMatchObject([
      { message: formatText(de.tooManyFiles, { max: 10 }), extensions: { field: "files" } },
    ]);
    expect((await upload(4)).errors).toEqual([]);
    expect(request.attachments).toHaveLength(10);
  });
});

it("deleteAttachment deletes the file", async () => {
  await uploadFiles([createFile()]);
  const link = signFileLink(world, `/files/attachments/${ids.attachment}`);
  expect((await clara.get(link)).status).toBe(200);
  await clara.main('mutation ($id: ID!) { deleteAttachment(requestId: $id, attachmentId: "attachment-1") }', {
    id: request.id,
  });
  expect((await clara.get(link)).status).toBe(404);
});
