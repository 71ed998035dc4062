import { beforeEach, describe, expect, it } from "vitest";
import { createFile, createFileWithText, megabyte } from "../../../testing/createFile.ts";
import { findRequest } from "../../../testing/findRecords.ts";
import { createClient } from "../../../testing/serviceClient.ts";
import { createStandingWorld } from "../../../testing/worlds.ts";
import de from "../../../texts/de.json" with { type: "json" };
import { formatText } from "../../../texts/texts.ts";
import type { RequestRecord } from "../../../world/records.ts";
import type { World } from "../../../world/world.ts";
import { signFileLink } from "../../files/fileLinks.ts";

const listDocument = "query ($id: ID!) { attachments(idRequest: $id) { id name mime size link } }";
const uploadDocument = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id name mime size link }
}`;
const deleteDocument = `mutation ($id: ID!, $attachment: ID!) {
  deleteAttachment(requestId: $id, attachmentId: $attachment)
}`;

let world: World;
let request: RequestRecord;
beforeEach(() => {
  world = createStandingWorld();
  request = findRequest(world, "clara");
});

const uploadFiles = async (files: File[]) =>
  await createClient(world, "clara").main(uploadDocument, { id: request.id, files });

const plan = { id: "attachment-1", name: "plan.pdf", mime: "application/pdf", size: 12 };
const roof = { id: "attachment-2", name: "Dach & Gaube.jpg", mime: "image/jpeg", size: 3 };
const addLink = <T extends { id: string }>(file: T) => ({ ...file, link: signLink(file.id) });
const signLink = (id: string) => signFileLink(world, `/files/attachments/${id}`);

describe("uploadAttachment", () => {
  it("adds the files to the request and returns them", { tags: ["R7.23", "R7.7", "R1.7"] }, async () => {
    const { data } = await uploadFiles([
      createFile(),
      createFile({ name: roof.name, type: roof.mime, size: roof.size }),
    ]);
    expect(data).toEqual({ uploadAttachment: [addLink(plan), addLink(roof)] });
  });

  it("serves an uploaded file at its link, unchanged and under its name", async () => {
    const photo = createFileWithText("ÄÖÜ", "Dach & Gaube.jpg", "image/jpeg");
    await uploadFiles([photo]);
    const response = await createClient(world, "clara").get(signLink("attachment-1"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Dach%20%26%20Gaube.jpg",
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.arrayBuffer()).toEqual(await photo.arrayBuffer());
  });

  it("reports each invalid file and stores none", async () => {
    const result = await uploadFiles([
      createFile(),
      createFile({ name: "notes.txt", type: "text/plain" }),
      createFile({ name: "empty.png", type: "image/png", size: 0 }),
      createFile({ name: "huge.png", type: "image/png", size: 10 * megabyte + 1 }),
    ]);
    expect(result.fields).toEqual(["files.1", "files.2", "files.3"]);
    expect(result.errors.map(({ message }) => message)).toEqual([
      formatText(de.unsupportedFileType, { name: "notes.txt" }),
      formatText(de.emptyFile, { name: "empty.png" }),
      formatText(de.fileTooLarge, { name: "huge.png", megabytes: 10 }),
    ]);
    expect(request.attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });

  it("reports files whose content does not match their type or contains a virus", {
    tags: ["R1.7"],
  }, async () => {
    const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
    const result = await uploadFiles([
      new File(["<svg/>"], "plan.pdf", { type: "application/pdf" }),
      createFile({ name: "roof.heic", type: "image/heic" }),
      createFileWithText(`some text ${virus}`, "offer.pdf"),
    ]);
    expect(result.fields).toEqual(["files.0", "files.2"]);
    expect(result.errors.map(({ message }) => message)).toEqual([
      formatText(de.fileContentMismatch, { name: "plan.pdf", type: "PDF" }),
      formatText(de.fileContainsVirus, { name: "offer.pdf" }),
    ]);
    expect(request.attachments).toEqual([]);
  });

  it("limits the size of each file, not of all files together", async () => {
    const files = [1, 2, 3].map((number) => createFile({ name: `${number}.pdf`, size: 10 * megabyte }));
    expect((await uploadFiles(files)).errors).toEqual([]);
    expect(request.attachments).toHaveLength(3);
  });

  it("rejects an eleventh file of a request", async () => {
    expect((await uploadFiles(Array.from({ length: 10 }, () => createFile()))).errors).toEqual([]);
    const result = await uploadFiles([createFile()]);
    expect(result.fields).toEqual(["files"]);
    expect(result.errors[0]?.message).toBe(formatText(de.tooManyFiles, { max: 10 }));
    expect(request.attachments).toHaveLength(10);
  });

  it("rejects an eleventh file of simultaneous uploads", async () => {
    const uploadSixFiles = () => uploadFiles(Array.from({ length: 6 }, () => createFile()));
    const [first, second] = await Promise.all([uploadSixFiles(), uploadSixFiles()]);
    expect([...first.fields, ...second.fields]).toEqual(["files"]);
    expect(request.attachments).toHaveLength(6);
  });
});

describe("deleteAttachment", () => {
  it("deletes the attachment and its file", { tags: ["R7.22", "R1.7"] }, async () => {
    const clara = createClient(world, "clara");
    await uploadFiles([createFile(), createFile({ name: roof.name, type: roof.mime, size: roof.size })]);
    const { data } = await clara.main(deleteDocument, { id: request.id, attachment: "attachment-1" });
    expect(data).toEqual({ deleteAttachment: true });
    expect((await clara.main(listDocument, { id: request.id })).data).toEqual({
      attachments: [addLink(roof)],
    });
    expect((await clara.get(signLink("attachment-1"))).status).toBe(404);
    expect((await clara.get(signLink("attachment-2"))).status).toBe(200);
  });

  it("does not reuse the id of a deleted attachment", async () => {
    await uploadFiles([createFile()]);
    await createClient(world, "clara").main(deleteDocument, { id: request.id, attachment: "attachment-1" });
    await uploadFiles([createFile()]);
    expect(request.attachments.map(({ id }) => id)).toEqual(["attachment-2"]);
  });
});
