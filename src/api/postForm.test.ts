import { describe, expect, it, vi } from "vitest";
import { type FakeUpload, fakeUploads } from "../testing/fakeUpload.ts";
import { NetworkError } from "./errors.ts";
import { postForm } from "./postForm.ts";

/** Starts a post; `upload` is what has reached the service of it. */
function post({ signal = null }: { signal?: AbortSignal | null } = {}) {
  const sent = fakeUploads();
  const body = new FormData();
  body.set("file", new File(["plan"], "plan.pdf"));
  const onProgress = vi.fn();
  const headers = new Headers({ authorization: "Bearer token", "x-taglys-locale": "de-DE" });
  const answer = postForm("/graphql", { headers, body, signal, onProgress });
  return { sent, body, answer, onProgress };
}

function first(sent: readonly FakeUpload[]): FakeUpload {
  const [upload] = sent;
  if (!upload) throw new Error("nothing was sent");
  return upload;
}

describe("postForm", () => {
  it("posts the form with the headers it is given", async () => {
    const { sent, body, answer } = post();
    const { url, method, headers, body: sentBody } = first(sent);
    expect([method, url]).toEqual(["POST", "/graphql"]);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: "Bearer token",
      "x-taglys-locale": "de-DE",
    });
    expect(sentBody).toBe(body);
    await first(sent).answer({ ok: true });
    expect(await (await answer).json()).toEqual({ data: { ok: true } });
  });

  it("tells how much has left, where that is known", async () => {
    const { sent, onProgress } = post();
    await first(sent).progressOfUnknown();
    await first(sent).progress(0.25);
    await first(sent).progress(1);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it("answers with status, words and headers", async () => {
    const { sent, answer } = post();
    const headers = { "x-client-token": "a:b", "x-more": " spaced " };
    await first(sent).respond(new Response("No", { status: 413, statusText: "Too Large", headers }));
    const response = await answer;
    expect([response.status, response.statusText, await response.text()]).toEqual([413, "Too Large", "No"]);
    expect(response.headers.get("x-client-token")).toBe("a:b");
    expect(response.headers.get("x-more")).toBe("spaced");
  });

  it.each([204, 205, 304])("takes an answer %d, which has no body", async (status) => {
    const { sent, answer } = post();
    await first(sent).respond(new Response(null, { status }));
    const response = await answer;
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it("fails as unreachable where the connection is lost", async () => {
    const { sent, answer } = post();
    const failure = expect(answer).rejects.toBeInstanceOf(NetworkError);
    await first(sent).loseConnection();
    await failure;
  });

  it("fails where the answer's status is none", async () => {
    const { sent, answer } = post();
    const failure = expect(answer).rejects.toBeInstanceOf(NetworkError);
    await first(sent).respondWithStatus(999);
    await failure;
  });

  it("is broken off by its signal, with the signal's reason", async () => {
    const controller = new AbortController();
    const { sent, answer } = post({ signal: controller.signal });
    const failure = expect(answer).rejects.toMatchObject({ name: "AbortError" });
    controller.abort();
    await failure;
    expect(first(sent).isAborted()).toBe(true);
  });

  it("sends nothing where it was broken off before", async () => {
    const { sent, answer } = post({ signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(sent).toEqual([]);
  });

  it("leaves a call that has ended alone", async () => {
    const controller = new AbortController();
    const { sent, answer } = post({ signal: controller.signal });
    await first(sent).answer({});
    await answer;
    controller.abort();
    expect(first(sent).isAborted()).toBe(false);
  });
});
