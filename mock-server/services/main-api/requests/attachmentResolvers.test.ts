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

const uploadDocument = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id name mime size link }
}`;
const deleteDocument = `mutation ($id: ID!, $attachment: ID!) {
  deleteAttachment(requestId: $id, attachmentId: $attachment)
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
const signLink = (id: string) => signFileLink(world, `/files/attachments/${id}`);

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

  it("limits the size of each file, not of all files together", async () => {
    const files = [1, 2, 3].map((number) => createFile({ name: `${number}.pdf`, size: 10 * megabyte }));
    expect((await uploadFiles(files)).errors).toEqual([]);
    expect(request.attachments).toHaveLength(3);
  });

  it("accepts ten files of a request and rejects an eleventh, also of simultaneous uploads", async () => {
    const upload = (count: number) => uploadFiles(Array.from({ length: count }, () => createFile()));
    const errors = (await Promise.all([upload(6), upload(6)])).flatMap((result) => result.errors);
    expect(errors).toMatchObject([
      { message: formatText(de.tooManyFiles, { max: 10 }), extensions: { field: "files" } },
    ]);
    expect((await upload(4)).errors).toEqual([]);
    expect(request.attachments).toHaveLength(10);
  });
});

it("deleteAttachment deletes the file and frees no id", { tags: ["R7.22", "R1.7"] }, async () => {
  await uploadFiles([createFile()]);
  const { data } = await clara.main(deleteDocument, { id: request.id, attachment: "attachment-1" });
  expect(data).toEqual({ deleteAttachment: true });
  await uploadFiles([createFile()]);
  expect(request.attachments.map(({ id }) => id)).toEqual(["attachment-2"]);
  expect((await clara.get(signLink("attachment-1"))).status).toBe(404);
  expect((await clara.get(signLink("attachment-2"))).status).toBe(200);
});
