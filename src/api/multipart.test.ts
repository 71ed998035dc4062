import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as log from "../log.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { type FakeUpload, fakeUploads } from "../testing/network/fakeUploads.ts";
import { GraphQlDocument } from "./graphQlDocument.ts";
import { requestRegistrationService } from "./graphqlClient.ts";
import { createMultipartBody, createMultipartSender, extractFiles, postForm } from "./multipart.ts";

const upload = new GraphQlDocument<{ ok: boolean }, { file: File }>("mutation UploadInvoice", [
  ["ok", "Boolean"],
]);
const file = new File(["%PDF-1.7"], "bill.pdf", { type: "application/pdf" });

/** Sends a file to a service. `find` returns the request with this number, counted from 1. */
function sendFile(url: string | null) {
  configureTestApi({ getRegistrationServiceUrl: async () => url });
  const sent = fakeUploads();
  const sendAnother = () =>
    requestRegistrationService(upload, { file }, { send: createMultipartSender() }).catch(
      (error: unknown) => error,
    );
  const result = sendAnother();
  const find = (number: number) =>
    waitFor(() => {
      const request = sent[number - 1];
      if (!request) throw new Error(`The portal has sent ${sent.length} requests.`);
      return request;
    });
  return { sent, result, find, sendAnother };
}
const getPreflight = ({ headers }: { headers: Headers }) =>
  [...headers.keys()].filter((name) => name.endsWith("-preflight"));

const otherOrigin = "https://windows.example/graphql";
const refuse = (status: number, message: string, code?: string) => () =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });
const hotChocolate = refuse(200, "Multi-part requests must include a GraphQL preflight header.", "HC0077");
const nullBesideHotChocolate = () =>
  Response.json({ data: null, errors: [{ message: "No.", extensions: { code: "HC0077" } }] });
const apollo = refuse(
  400,
  "This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please provide a non-empty value for one of the following headers: x-apollo-operation-name, apollo-require-preflight",
  "BAD_REQUEST",
);

const logError = vi.spyOn(log, "logError");

beforeEach(() => void logError.mockImplementation(() => {}));

afterEach(() => void logError.mockReset());

describe("createMultipartSender", () => {
  it.each([
    { place: "the main API", url: null },
    { place: "a service at the portal's origin", url: `${location.origin}/windows/graphql` },
  ])("sends the preflight headers to $place, and does not repeat a refused form", async ({ url }) => {
    const { sent, result, find } = sendFile(url);
    const request = await find(1);
    expect(getPreflight(request)).toEqual(["apollo-require-preflight", "graphql-preflight"]);
    await request.respond(hotChocolate());
    expect(await result).toMatchObject({ errors: [{ code: "HC0077" }] });
    expect(sent).toHaveLength(1);
  });

  const byDefault = "graphql-preflight";
  it.each([
    { name: "HC0077 with status 200", respond: hotChocolate, header: byDefault },
    { name: "HC0077 beside null", respond: nullBesideHotChocolate, header: byDefault },
    {
      name: "400 and the name of the header",
      respond: refuse(400, "The `GraphQL-Preflight` HTTP header is missing."),
      header: byDefault,
    },
    { name: "the text of Apollo Server", respond: apollo, header: "apollo-require-preflight" },
    {
      name: "the text of graphql-dotnet",
      respond: refuse(400, "This request requires a non-empty header: 'GraphQL-Require-Preflight'.", "CSRF"),
      header: "graphql-require-preflight",
    },
    {
      name: "the text of Yoga",
      respond: refuse(403, "Required CSRF header(s) not present"),
      header: byDefault,
    },
    { name: "404 without a body", respond: () => new Response(null, { status: 404 }), header: byDefault },
    {
      name: "403 and a page",
      respond: () => new Response("<h1>Forbidden</h1>", { status: 403 }),
      header: byDefault,
    },
    {
      name: "400 and problem details",
      respond: () => Response.json({ title: "Bad Request" }, { status: 400 }),
      header: byDefault,
    },
  ])(
    "sends a form to another origin without a header, repeats it with $header after $name, and sends the next form with $header at once",
    async ({ respond, header }) => {
      const first = sendFile(otherOrigin);
      const request = await first.find(1);
      expect(getPreflight(request)).toEqual([]);
      await request.respond(respond());
      const repeated = await first.find(2);
      expect(getPreflight(repeated)).toEqual([header]);
      expect(repeated.fileNames).toEqual(["bill.pdf"]);
      await repeated.respondWithData({ ok: true });
      expect(await first.result).toEqual({ ok: true });
      const next = first.sendAnother();
      const third = await first.find(3);
      expect(getPreflight(third)).toEqual([header]);
      await third.respondWithData({ ok: true });
      expect(await next).toEqual({ ok: true });
      expect(first.sent).toHaveLength(3);
      expect(logError).not.toHaveBeenCalled();
    },
  );

  it("tries the other header if CORS does not allow the first, or if the service demands the other", async () => {
    const { sent, result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(new Response(null, { status: 404 }));
    await (await find(2)).loseConnection();
    const third = await find(3);
    expect(getPreflight(third)).toEqual(["apollo-require-preflight"]);
    await third.respondWithData({ ok: true });
    expect(await result).toEqual({ ok: true });
    expect(sent).toHaveLength(3);
  });

  it.each([
    { name: "a known code", status: 400, error: { code: "NOT_FOUND" } },
    { name: "an invalid field", status: 400, error: { code: "VALIDATION_FAILED", field: "file" } },
    { name: "a missing sign-in", status: 403, error: { code: "AUTH_NOT_AUTHORIZED" } },
    { name: "an unknown code", status: 400, error: { code: "BAD_USER_INPUT" } },
    { name: "status 500", status: 500, error: {} },
    { name: "status 413", status: 413, error: {} },
    { name: "status 200", status: 200, error: { code: "HC0051" } },
  ])("does not repeat the form to another origin if the refusal names $name", async ({ status, error }) => {
    const { sent, result, find } = sendFile(otherOrigin);
    const errors = [{ message: "Not this file.", extensions: error }];
    await (await find(1)).respond(Response.json({ errors }, { status }));
    const { kind, message, cause } = Object(await result);
    expect(kind === "sessionExpired" ? cause.message : message).toBe("Not this file.");
    expect(sent).toHaveLength(1);
  });

  it.each([
    { name: "not at all what it says to a customer", code: "NOT_FOUND", count: 0 },
    { name: "once what it says to developers", code: "HC0051", count: 1 },
  ])("logs $name of a refusal", async ({ code, count }) => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(refuse(400, "No.", code)());
    expect(await result).toMatchObject({ message: "No." });
    expect(logError).toHaveBeenCalledTimes(count);
  });

  it("fails with the first response if CORS allows neither header", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    await (await find(2)).loseConnection();
    await (await find(3)).loseConnection();
    expect(await result).toMatchObject({ errors: [{ code: "HC0077" }] });
  });

  it("fails with a network error if the connection is lost during the second form, which may have arrived", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    const second = await find(2);
    await second.progress(1);
    await second.loseConnection();
    expect(await result).toMatchObject({ name: "NetworkError" });
  });
});

describe("createMultipartBody", () => {
  it("has null in place of each file, and the file under the number that the map names", {
    tags: ["R7.7"],
  }, () => {
    const [plan, photo] = [new File(["a"], "plan.pdf"), new File(["bc"], "roof.jpg", { type: "image/jpeg" })];
    const others = { text: "ä", number: 0.5, none: null, isTrue: false, empty: [], nested: [{}, []] };
    const variables = { ...others, file: plan, list: ["a", [photo], { plan }] };
    const form = createMultipartBody({ query: "mutation M { m }" }, extractFiles(variables));
    expect([...form.keys()]).toEqual(["operations", "map", "0", "1", "2"]);
    expect(JSON.parse(String(form.get("operations")))).toEqual({
      query: "mutation M { m }",
      variables: { ...others, file: null, list: ["a", [null], { plan: null }] },
    });
    expect(JSON.parse(String(form.get("map")))).toEqual({
      0: ["variables.file"],
      1: ["variables.list.1.0"],
      2: ["variables.list.2.plan"],
    });
    expect(["0", "1", "2"].map((number) => form.get(number))).toMatchObject([
      { name: "plan.pdf", size: 1 },
      { name: "roof.jpg", size: 2, type: "image/jpeg" },
      { name: "plan.pdf", size: 1 },
    ]);
    expect(variables.file, "the variables stay as they are").toBe(plan);
  });
});

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
    const { uploads, response, onProgress } = startPost();
    await getFirst(uploads).progressOfUnknown();
    await getFirst(uploads).progress(0.25);
    await getFirst(uploads).progress(1);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
    await getFirst(uploads).respondWithData({});
    await response;
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
