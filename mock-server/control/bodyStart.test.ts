import { describe, expect, it } from "vitest";
import { countedStream, streamOf } from "../testing/streams.ts";
import { discardRest, readStart } from "./bodyStart.ts";

const upload = (body: ReadableStream, headers: HeadersInit = {}) =>
  new Request("http://localhost/graphql", { ...{ method: "POST", body, headers, duplex: "half" } });

describe("readStart", () => {
  it("gives the beginning, and the whole body once more", async () => {
    const { bytes, request } = await readStart(upload(streamOf([10, 20, 30])), ({ size }) => size >= 25);
    expect(bytes.byteLength).toBe(30);
    expect(Buffer.from(await request.arrayBuffer())).toEqual(Buffer.alloc(60, "x"));
  });

  it("keeps method, address, headers and the caller's end", async () => {
    const caller = new AbortController();
    const sent = { method: "PUT", body: streamOf([1]), headers: { "x-kept": "yes" }, signal: caller.signal };
    const init = { ...sent, duplex: "half" };
    const { request } = await readStart(new Request("http://localhost/a?b=c", init), () => true);
    expect([request.method, request.url, request.headers.get("x-kept")]).toEqual([
      "PUT",
      "http://localhost/a?b=c",
      "yes",
    ]);
    caller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it("reads no more than it needs", async () => {
    const source = countedStream(100);
    await readStart(upload(source.stream), ({ size }) => size >= 300);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(source.parts()).toBeLessThanOrEqual(4);
  });

  it("reads to the end of a body of which there is never enough", async () => {
    const { bytes } = await readStart(upload(streamOf([10, 20])), () => false);
    expect(bytes.byteLength).toBe(30);
  });

  it("leaves it to the next reader to be told that the caller has gone", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error("gone")),
    });
    const { bytes, request } = await readStart(upload(broken), () => false);
    expect(bytes.byteLength).toBe(0);
    await expect(request.arrayBuffer()).rejects.toThrow();
  });
});

describe("discardRest", () => {
  it("reads what nobody has read", async () => {
    const request = upload(streamOf([10, 20]));
    await discardRest(request);
    expect(request.bodyUsed).toBe(true);
  });

  it("does nothing where there is nothing to read", async () => {
    const read = upload(streamOf([10]));
    await read.text();
    await discardRest(read);
    await discardRest(new Request("http://localhost/"));
    expect(read.bodyUsed).toBe(true);
  });
});
