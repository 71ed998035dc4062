import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf, fileWith, megabyte } from "../testing/files.ts";
import { requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import type { RequestRecord, World } from "../world/world.ts";

const list = "query ($id: ID!) { attachments(idRequest: $id) { id name mime size link } }";
const upload = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id name mime size link }
}`;
const remove = `mutation ($id: ID!, $attachment: ID!) {
  deleteAttachment(requestId: $id, attachmentId: $attachment)
}`;

let world: World;
let request: RequestRecord;
beforeEach(() => {
  world = freshWorld();
  request = requestOf(world, "clara");
});

const uploadAs = async (files: File[]) =>
  await callerIn(world, "clara").main(upload, { id: request.id, files });

const plan = { id: "attachment-1", name: "plan.pdf", mime: "application/pdf", size: 12 };
const roof = { id: "attachment-2", name: "Dach & Gaube.jpg", mime: "image/jpeg", size: 3 };
const linked = <T extends { id: string }>(file: T) => ({ ...file, link: `/files/attachments/${file.id}` });

describe("uploadAttachment", () => {
  it("adds the files to the request and answers with them [R7.23] [R7.7] [R1.7]", async () => {
    const { data } = await uploadAs([
      fileOf(),
      fileOf({ name: roof.name, type: roof.mime, size: roof.size }),
    ]);
    expect(data).toEqual({ uploadAttachment: [linked(plan), linked(roof)] });
  });

  it("makes them downloadable at their link, byte by byte and under their name", async () => {
    const photo = fileWith("ÄÖÜ", "Dach & Gaube.jpg", "image/jpeg");
    await uploadAs([photo]);
    const response = await callerIn(world, "clara").get("/files/attachments/attachment-1");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Dach%20%26%20Gaube.jpg",
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.arrayBuffer()).toEqual(await photo.arrayBuffer());
  });

  it.each(["application/pdf", "image/jpeg", "image/png", "image/heic"])("takes %s", async (type) => {
    expect((await uploadAs([fileOf({ type })])).errors).toEqual([]);
  });

  it("names each file that cannot be taken, and keeps none of them", async () => {
    const answer = await uploadAs([
      fileOf(),
      fileOf({ name: "notes.txt", type: "text/plain" }),
      fileOf({ name: "empty.png", type: "image/png", size: 0 }),
      fileOf({ name: "huge.png", type: "image/png", size: 10 * megabyte + 1 }),
    ]);
    expect(answer.fields).toEqual(["files.1", "files.2", "files.3"]);
    expect(answer.errors.map(({ message }) => message)).toEqual([
      de.wrongFileType("notes.txt"),
      de.emptyFile("empty.png"),
      de.largeFile("huge.png", 10),
    ]);
    expect(request.attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });

  it("looks into files: names those that are not what they say, or hold a virus [R1.7]", async () => {
    const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
    const answer = await uploadAs([
      new File(["<svg/>"], "plan.pdf", { type: "application/pdf" }),
      fileOf({ name: "roof.heic", type: "image/heic" }),
      fileWith(`some text ${virus}`, "offer.pdf"),
    ]);
    expect(answer.fields).toEqual(["files.0", "files.2"]);
    expect(answer.errors.map(({ message }) => message)).toEqual([
      de.wrongFileContent("plan.pdf", "PDF"),
      de.virus("offer.pdf"),
    ]);
    expect(request.attachments).toEqual([]);
  });

  it("takes files that are large together, as long as each is small enough", async () => {
    const files = [1, 2, 3].map((number) => fileOf({ name: `${number}.pdf`, size: 10 * megabyte }));
    expect((await uploadAs(files)).errors).toEqual([]);
    expect(request.attachments).toHaveLength(3);
  });

  it("keeps ten files at most", async () => {
    expect((await uploadAs(Array.from({ length: 10 }, () => fileOf()))).errors).toEqual([]);
    const answer = await uploadAs([fileOf()]);
    expect(answer.fields).toEqual(["files"]);
    expect(answer.errors[0]?.message).toBe(de.tooManyFiles(10));
    expect(request.attachments).toHaveLength(10);
  });

  it("keeps ten files at most of uploads at a time", async () => {
    const six = () => uploadAs(Array.from({ length: 6 }, () => fileOf()));
    const [first, second] = await Promise.all([six(), six()]);
    expect([...first.fields, ...second.fields]).toEqual(["files"]);
    expect(request.attachments).toHaveLength(6);
  });

  it("needs a file", async () => {
    const answer = await uploadAs([]);
    expect(answer.codes).toEqual(["VALIDATION_FAILED"]);
    expect(answer.fields).toEqual(["files"]);
  });
});

describe("attachments", () => {
  it("lists the request's files, oldest first [R7.15]", async () => {
    const clara = callerIn(world, "clara");
    expect((await clara.main(list, { id: request.id })).data).toEqual({ attachments: [] });
    await uploadAs([fileOf()]);
    await uploadAs([fileOf({ name: roof.name, type: roof.mime, size: roof.size })]);
    expect((await clara.main(list, { id: request.id })).data).toEqual({
      attachments: [linked(plan), linked(roof)],
    });
  });
});

describe("deleteAttachment", () => {
  it("takes the file from the request and from the file store [R7.22] [R1.7]", async () => {
    const clara = callerIn(world, "clara");
    await uploadAs([fileOf(), fileOf({ name: roof.name, type: roof.mime, size: roof.size })]);
    const { data } = await clara.main(remove, { id: request.id, attachment: "attachment-1" });
    expect(data).toEqual({ deleteAttachment: true });
    expect((await clara.main(list, { id: request.id })).data).toEqual({ attachments: [linked(roof)] });
    expect((await clara.get("/files/attachments/attachment-1")).status).toBe(404);
    expect((await clara.get("/files/attachments/attachment-2")).status).toBe(200);
  });

  it("makes room for another, under an id of its own", async () => {
    await uploadAs([fileOf()]);
    await callerIn(world, "clara").main(remove, { id: request.id, attachment: "attachment-1" });
    await uploadAs([fileOf()]);
    expect(request.attachments.map(({ id }) => id)).toEqual(["attachment-2"]);
  });

  it("does not find a file that is not on the request", async () => {
    const clara = callerIn(world, "clara");
    await uploadAs([fileOf()]);
    const answer = await clara.main(remove, { id: request.id, attachment: "attachment-9" });
    expect(answer.codes).toEqual(["NOT_FOUND"]);
    expect(request.attachments).toHaveLength(1);
  });
});
