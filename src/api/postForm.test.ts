import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeUpload, fakeUploads } from "../testing/network/fakeUploads.ts";
import { postForm } from "./multipart.ts";

/** Starts a request. `uploads` has the service's view of it. */
function startPost({ signal = null }: { signal?: AbortSignal | null } = {}) {
  const uploads = fakeUploads();
  const body = new FormData();
  body.set("file", new File(["plan"], "plan.pdf"));
  const onProgress = vi.fn();
  const headers = new Headers({ authorization: "Bearer token", "x-taglys-locale": "de-DE" });
  const response = postForm("/graphql", { headers, body, signal, onProgress });
  return { uploads, body, response, onProgress };
}

function getFirst(uploads: readonly FakeUpload[]): FakeUpload {
  const [upload] = uploads;
  if (!upload) throw new Error("No upload was sent.");
  return upload;
}

describe("postForm", () => {
  it("posts the form with the given headers", async () => {
    const { uploads, body, response } = startPost();
    const { url, method, headers, body: sentBody } = getFirst(uploads);
    expect([method, url]).toEqual(["POST", "/graphql"]);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: "Bearer token",
      "x-taglys-locale": "de-DE",
    });
    expect(sentBody).toBe(body);
    await getFirst(uploads).respondWithData({ ok: true });
    expect(await (await response).json()).toEqual({ data: { ok: true } });
  });

  it("reports the fraction sent, if the total is known", async () => {
    const { uploads, onProgress } = startPost();
    await getFirst(uploads).progressOfUnknown();
    await getFirst(uploads).progress(0.25);
    await getFirst(uploads).progress(1);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it("resolves with status, status text, body and headers", async () => {
    const { uploads, response } = startPost();
    const headers = { "x-client-token": "a:b", "x-more": " spaced " };
    await getFirst(uploads).respond(new Response("No", { status: 413, statusText: "Too Large", headers }));
    const received = await response;
    expect([received.status, received.statusText, await received.text()]).toEqual([413, "Too Large", "No"]);
    expect(received.headers.get("x-client-token")).toBe("a:b");
    expect(received.headers.get("x-more")).toBe("spaced");
  });

  it.each([204, 205, 304])("resolves with a response %d, which has no body", async (status) => {
    const { uploads, response } = startPost();
    await getFirst(uploads).respond(new Response(null, { status }));
    const received = await response;
    expect([received.status, received.body]).toEqual([status, null]);
  });

  it("rejects with a network error if the connection is lost", async () => {
    const { uploads, response } = startPost();
    const failure = expect(response).rejects.toMatchObject({ kind: "network" });
    await getFirst(uploads).loseConnection();
    await failure;
  });

  it("rejects with a network error if the status is invalid", async () => {
    const { uploads, response } = startPost();
    const failure = expect(response).rejects.toMatchObject({ kind: "network" });
    await getFirst(uploads).respondWithStatus(999);
    await failure;
  });

  it("aborts with the reason of its signal", async () => {
    const controller = new AbortController();
    const { uploads, response } = startPost({ signal: controller.signal });
    const failure = expect(response).rejects.toMatchObject({ name: "AbortError" });
    controller.abort();
    await failure;
    expect(getFirst(uploads).isAborted()).toBe(true);
  });

  it("sends nothing if its signal was aborted before", async () => {
    const { uploads, response } = startPost({ signal: AbortSignal.abort() });
    await expect(response).rejects.toMatchObject({ name: "AbortError" });
    expect(uploads).toEqual([]);
  });

  it("does not abort a request that has completed", async () => {
    const controller = new AbortController();
    const { uploads, response } = startPost({ signal: controller.signal });
    await getFirst(uploads).respondWithData({});
    await response;
    controller.abort();
    expect(getFirst(uploads).isAborted()).toBe(false);
  });
});

describe("postForm: a service that is silent", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    { when: "before the first byte", shares: [] },
    { when: "after half of the file", shares: [0.25, 0.5] },
    { when: "after the last byte", shares: [0.5, 1] },
  ])("rejects with a network error after one minute without progress $when", async ({ shares }) => {
    const { uploads, response } = startPost();
    const onError = vi.fn<(reason: unknown) => void>();
    response.catch(onError);
    for (const share of shares) {
      await vi.advanceTimersByTimeAsync(59_999);
      await getFirst(uploads).progress(share);
    }
    await vi.advanceTimersByTimeAsync(59_999);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "network" }));
    expect(getFirst(uploads).isAborted()).toBe(true);
  });

  it("clears its timer after a response", async () => {
    const { uploads, response } = startPost();
    await getFirst(uploads).respondWithData({});
    await response;
    expect(vi.getTimerCount()).toBe(0);
  });
});
