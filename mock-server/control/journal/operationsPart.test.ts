import { describe, expect, it } from "vitest";
import { fileOf, megabyte } from "../../testing/files.ts";
import { graphQlBody } from "../../testing/graphQlBody.ts";
import { readOperations } from "./operationsPart.ts";

const address = "http://localhost/graphql";
const multipart = (text: string, type = "multipart/form-data; boundary=x") =>
  new Request(address, { method: "POST", body: text, headers: { "content-type": type } });
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** A body that comes byte by byte. */
const dripping = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (const byte of Buffer.from(text)) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });

describe("readOperations", () => {
  it("reads the operation of a form with files, and leaves the form to be read", async () => {
    const body = graphQlBody("mutation Ü { ü }", { file: fileOf() });
    const { text, request } = await readOperations(new Request(address, { method: "POST", body }));
    expect(JSON.parse(text ?? "")).toEqual({ query: "mutation Ü { ü }", variables: { file: null } });
    const form = await request.formData();
    expect(form.get("operations")).toBe(text);
    expect(form.get("0")).toBeInstanceOf(File);
  });

  it("does not wait for the files", async () => {
    const head = part("operations", "{}") + part("0", "").slice(0, -2);
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body: endless, headers, duplex: "half" };
    expect((await readOperations(new Request(address, init))).text).toBe("{}");
  });

  it("puts it together from parts of any size", async () => {
    const content = '{"query":"{ ä }"}\r\n\r\n';
    const headers = { "content-type": 'multipart/form-data; boundary="x"' };
    const body = dripping(`${part("operations", content)}--x--\r\n`);
    const init = { method: "POST", body, headers, duplex: "half" };
    expect((await readOperations(new Request(address, init))).text).toBe(content);
  });

  it.each([
    { title: "no such part", text: `${part("map", "{}")}--x--\r\n` },
    { title: "a part that breaks off", text: part("operations", "{}").slice(0, -2) },
    { title: "no form at all", text: "abc" },
    { title: "nothing", text: "" },
  ])("finds none in $title, and leaves it to be read", async ({ text }) => {
    const read = await readOperations(multipart(text));
    expect(read.text).toBeUndefined();
    expect(await read.request.text()).toBe(text);
  });

  it("gives up where the operation is behind too much else, and leaves that to be read", async () => {
    const text = `${part("0", "x".repeat(2 * megabyte))}${part("operations", "{}")}--x--\r\n`;
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
    const read = await readOperations(new Request(address, init));
    expect(read.text).toBeUndefined();
    expect(await read.request.text()).toBe(text);
  });
});
