import { describe, expect, it } from "vitest";
import { createCountingStream, createStream } from "../../testing/streams.ts";
import { drainBody, readBodyStart } from "./requestBody.ts";

const upload = (body: ReadableStream, headers: HeadersInit = {}) =>
  new Request("http://localhost/graphql", { ...{ method: "POST", body, headers, duplex: "half" } });

describe("readBodyStart", () => {
  it("returns the start of the body and a request with the whole body", async () => {
    const { bytes, request } = await readBodyStart(
      upload(createStream([10, 20, 30])),
      ({ size }) => size >= 25,
    );
    expect(bytes.byteLength).toBe(30);
    expect(Buffer.from(await request.arrayBuffer())).toEqual(Buffer.alloc(60, "x"));
  });

  it("keeps method, URL, headers and abort signal", async () => {
    const controller = new AbortController();
    const sent = {
      method: "PUT",
      body: createStream([1]),
      headers: { "x-kept": "yes" },
      signal: controller.signal,
    };
    const init = { ...sent, duplex: "half" };
    const { request } = await readBodyStart(new Request("http://localhost/a?b=c", init), () => true);
    expect([request.method, request.url, request.headers.get("x-kept")]).toEqual([
      "PUT",
      "http://localhost/a?b=c",
      "yes",
    ]);
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it("reads no more chunks than needed", async () => {
    const source = createCountingStream(100);
    await readBodyStart(upload(source.stream), ({ size }) => size >= 300);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(source.getChunkCount()).toBeLessThanOrEqual(4);
  });

  it("reads the whole body if it is never enough", async () => {
    const { bytes } = await readBodyStart(upload(createStream([10, 20])), () => false);
    expect(bytes.byteLength).toBe(30);
  });

  it("returns a request that fails when read after the client disconnected", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error("gone")),
    });
    const { bytes, request } = await readBodyStart(upload(broken), () => false);
    expect(bytes.byteLength).toBe(0);
    await expect(request.arrayBuffer()).rejects.toThrow();
  });
});

describe("drainBody", () => {
  it("reads an unread body to its end", async () => {
    const request = upload(createStream([10, 20]));
    await drainBody(request);
    expect(request.bodyUsed).toBe(true);
  });

  it("does nothing for a body that was read and a request without body", async () => {
    const read = upload(createStream([10]));
    await read.text();
    await drainBody(read);
    await drainBody(new Request("http://localhost/"));
    expect(read.bodyUsed).toBe(true);
  });
});
