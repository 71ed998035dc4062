import { describe, expect, it } from "vitest";
import { createFile, megabyte } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { readOperationsPart } from "./graphQlBody.ts";

const url = "http://localhost/graphql";
const createFormRequest = (text: string, type = "multipart/form-data; boundary=x") =>
  new Request(url, { method: "POST", body: text, headers: { "content-type": type } });
const createPart = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** A body that arrives byte by byte. */
const createByteStream = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (const byte of Buffer.from(text)) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });

describe("readOperationsPart", () => {
  it("reads the operation of a form with files and leaves the form unread", async () => {
    const body = createGraphQlBody("mutation Ü { ü }", { file: createFile() });
    const { text, request } = await readOperationsPart(new Request(url, { method: "POST", body }));
    expect(JSON.parse(text ?? "")).toEqual({ query: "mutation Ü { ü }", variables: { file: null } });
    const form = await request.formData();
    expect(form.get("operations")).toBe(text);
    expect(form.get("0")).toBeInstanceOf(File);
  });

  it("does not wait for the files behind the operation", async () => {
    const head = createPart("operations", "{}") + createPart("0", "").slice(0, -2);
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body: endless, headers, duplex: "half" };
    expect((await readOperationsPart(new Request(url, init))).text).toBe("{}");
  });

  it("joins an operation that arrives byte by byte", async () => {
    const content = '{"query":"{ ä }"}\r\n\r\n';
    const headers = { "content-type": 'multipart/form-data; boundary="x"' };
    const body = createByteStream(`${createPart("operations", content)}--x--\r\n`);
    const init = { method: "POST", body, headers, duplex: "half" };
    expect((await readOperationsPart(new Request(url, init))).text).toBe(content);
  });

  it.each([
    { title: "a form without operations", text: `${createPart("map", "{}")}--x--\r\n` },
    { title: "an incomplete part", text: createPart("operations", "{}").slice(0, -2) },
    { title: "a body that is no form", text: "abc" },
    { title: "an empty body", text: "" },
  ])("returns no text for $title and leaves the body unread", async ({ text }) => {
    const read = await readOperationsPart(createFormRequest(text));
    expect(read.text).toBeUndefined();
    expect(await read.request.text()).toBe(text);
  });

  it("gives up after 1 MB before the operation and leaves the body unread", async () => {
    const text = `${createPart("0", "x".repeat(2 * megabyte))}${createPart("operations", "{}")}--x--\r\n`;
    const pieces = [text.slice(0, -200), text.slice(-200)].map((piece) => new TextEncoder().encode(piece));
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body, headers, duplex: "half" };
    const read = await readOperationsPart(new Request(url, init));
    expect(read.text).toBeUndefined();
    expect(await read.request.text()).toBe(text);
  });
});
