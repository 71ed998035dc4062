import { describe, expect, it } from "vitest";
import { createFile, megabyte } from "#testing/createFile.ts";
import { createGraphQlBody } from "#testing/createGraphQlBody.ts";
import { readOperationsPart } from "./describeRequest.ts";

const createRequest = (body: BodyInit, headers = { "content-type": "multipart/form-data; boundary=x" }) =>
  new Request("http://localhost/graphql", {
    method: "POST",
    body,
    ...{ duplex: "half" },
    ...(body instanceof FormData ? {} : { headers }),
  });
const createPart = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

describe("readOperationsPart", () => {
  it("reads the operation of a form with files and leaves the form unread", async () => {
    const request = createRequest(createGraphQlBody("mutation Ü { ü }", { file: createFile() }));
    const text = await readOperationsPart(request);
    expect(JSON.parse(text ?? "")).toEqual({ query: "mutation Ü { ü }", variables: { file: null } });
    const form = await request.formData();
    expect(form.get("operations")).toBe(text);
    expect(form.get("0")).toBeInstanceOf(File);
  });

  it("returns the operation before the files arrive, even if it arrives byte by byte", async () => {
    const head = createPart("operations", '{"query":"{ ä }"}') + createPart("0", "").slice(0, -2);
    const endless = new ReadableStream({
      start(controller) {
        for (const byte of Buffer.from(head)) controller.enqueue(Uint8Array.of(byte));
      },
    });
    expect(await readOperationsPart(createRequest(endless))).toBe('{"query":"{ ä }"}');
  });

  it.each([
    { title: "a form without operations", text: `${createPart("map", "{}")}--x--\r\n` },
    { title: "an incomplete part", text: createPart("operations", "{}").slice(0, -2) },
    { title: "a body that is no form", text: "abc" },
    { title: "more than 1 MB before the operation", text: createPart("0", "x".repeat(2 * megabyte)) },
  ])("returns nothing for $title and leaves the body unread", async ({ text }) => {
    const request = createRequest(text);
    expect(await readOperationsPart(request)).toBeUndefined();
    expect(await request.text()).toBe(text);
  });
});
