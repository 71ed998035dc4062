import { connect } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { idTokenOf } from "../../testing/caller.ts";
import { fileOf, megabyte } from "../../testing/files.ts";
import { graphQlBody } from "../../testing/graphQlBody.ts";
import { found } from "../../testing/records.ts";
import { runServer } from "../../testing/runningServer.ts";
import type { World } from "../../world/world.ts";
import type { FaultRequest } from "./fault.ts";

const server = runServer();
let world: World;
let count = 0;
beforeEach(async () => {
  count += 1;
  world = await server.create({ id: `world-${count}`, country: "DE" });
});

const add = async (fault: FaultRequest) => {
  expect((await server.control(`/worlds/${world.id}/faults`, fault)).status).toBe(201);
};
const account = "query ShowAccount { showAccount { id } }";
const call = async (query: string, variables: Record<string, unknown> = {}, init: RequestInit = {}) => {
  const body = graphQlBody(query, variables);
  const headers = new Headers({ authorization: `Bearer ${await idTokenOf(world, "clara")}` });
  if (typeof body === "string") headers.set("content-type", "application/json");
  return await server.ask("/graphql", { method: "POST", body, headers, ...init }, world.id);
};
const journal = () =>
  world.journal.entries().map(({ operation, status, errorCodes }) => ({ operation, status, errorCodes }));

/** All that comes over a connection until it ends, for one request. */
async function rawAnswer(path: string): Promise<{ text: string; error: string | undefined }> {
  const { promise, resolve } = Promise.withResolvers<{ text: string; error: string | undefined }>();
  const socket = connect(Number(new URL(server.mock.origin).port), "127.0.0.1");
  let text = "";
  let error: string | undefined;
  socket.setEncoding("utf8");
  socket.on("data", (part) => {
    text += part;
  });
  socket.on("error", (failure: NodeJS.ErrnoException) => {
    error = failure.code;
  });
  socket.on("close", () => resolve({ text, error }));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: mock-world=${world.id}\r\n\r\n`);
  return await promise;
}

describe("a connection reset", () => {
  it("ends the call without a byte of an answer, and the journal says so", async () => {
    await add({ operation: "ShowAccount", calls: 1, effect: { kind: "reset" } });
    await expect(call(account)).rejects.toThrow(TypeError);
    expect(journal()).toEqual([{ operation: "ShowAccount", status: 0, errorCodes: [] }]);
    expect((await call(account)).status).toBe(200);
  });

  it("sends nothing before it closes", async () => {
    await add({ path: "/api/campaigns", effect: { kind: "reset" } });
    expect((await rawAnswer("/api/campaigns")).text).toBe("");
  });
});

describe("a truncated answer", () => {
  it("breaks off in the middle of the body it promised", async () => {
    await add({ path: "/api/campaigns", effect: { kind: "truncated" } });
    const { text } = await rawAnswer("/api/campaigns");
    const [head = "", body = ""] = text.split("\r\n\r\n");
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(Buffer.byteLength(body)).toBe(Math.floor(promised / 2));
    expect(() => JSON.parse(body)).toThrow(SyntaxError);
  });

  it("fails the reading of the answer, not the call", async () => {
    await add({ operation: "ShowAccount", calls: 1, effect: { kind: "truncated" } });
    const response = await call(account);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow();
    expect((await (await call(account)).json()).data).toEqual({ showAccount: { id: "account-clara" } });
  });
});

describe("a malformed answer", () => {
  it("comes whole and is no JSON", async () => {
    await add({ operation: "ShowAccount", calls: 1, effect: { kind: "malformed" } });
    const response = await call(account);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain("account-clara");
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });
});

describe("latency", () => {
  it("answers after a timer of so many milliseconds, measured in the journal", async () => {
    await add({ operation: "ShowAccount", effect: { kind: "latency", milliseconds: [15, 20] } });
    expect((await call(account)).status).toBe(200);
    // A timer may end a millisecond early.
    expect(found(world.journal.entries()[0]).duration).toBeGreaterThanOrEqual(14);
  });
});

describe("401 for the next calls", () => {
  it("refuses so many calls of a service and then answers again [R8.6]", async () => {
    await add({ service: "main-api", calls: 3, effect: { kind: "unauthorized" } });
    const statuses = [];
    for (let round = 0; round < 5; round++) statuses.push((await call(account)).status);
    expect(statuses).toEqual([401, 401, 401, 200, 200]);
    expect(journal()[0]).toMatchObject({ status: 401, errorCodes: ["AUTH_NOT_AUTHORIZED"] });
  });

  it("refuses the session check in the shape of the REST calls [R8.5]", async () => {
    await add({ path: "/api/auth/me", calls: 1, effect: { kind: "unauthorized" } });
    const response = await server.ask("/api/auth/me", {}, world.id);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: "The id token was refused." });
  });
});

describe("a slow upload", () => {
  const upload =
    "mutation UploadAttachment($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { size } }";
  const ownRequest = () => {
    const project = world.projects.find(({ customerAccountId }) => customerAccountId === "account-clara");
    return found(world.requests.find(({ projectId }) => projectId === project?.id));
  };

  it("is answered after calls that came later, and nothing of it is lost", async () => {
    await add({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond: 400_000 } });
    const order: string[] = [];
    const slow = call(upload, { id: ownRequest().id, files: [fileOf({ size: 40_000 })] }).then((response) => {
      order.push("upload");
      return response.json();
    });
    // Until the fault has hit there is nothing to overtake.
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    expect((await call(account)).status).toBe(200);
    order.push("account");
    expect(await slow).toEqual({ data: { uploadAttachment: [{ size: 40_000 }] } });
    expect(order).toEqual(["account", "upload"]);
  });

  it("is taken from the sender no faster, before its operation is known too", async () => {
    await add({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond: 1 } });
    const size = 48 * megabyte;
    const socket = connect(Number(new URL(server.mock.origin).port), "127.0.0.1");
    socket.on("error", () => undefined);
    const operations = JSON.stringify({ query: upload, variables: { id: ownRequest().id, files: [null] } });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncookie: mock-world=${world.id}\r\ncontent-length: ${size}\r\n` +
        "content-type: multipart/form-data; boundary=x\r\n\r\n" +
        `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n--x\r\n`,
    );
    const piece = Buffer.alloc(megabyte / 4);
    for (let sent = 0; sent < size; sent += piece.byteLength) socket.write(piece);
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    expect((await call(account)).status).toBe(200);
    // The machine's own buffers take some megabytes.
    expect(socket.writableLength).toBeGreaterThan(size / 2);
    socket.destroy();
  });

  it("that its caller gives up leaves nothing behind", async () => {
    await add({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond: 1 } });
    const caller = new AbortController();
    const files = [fileOf({ size: 40_000 })];
    const given = call(upload, { id: ownRequest().id, files }, { signal: caller.signal });
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    caller.abort();
    await expect(given).rejects.toThrow("aborted");
    await expect.poll(() => world.journal.entries({ operation: "UploadAttachment" })).toHaveLength(1);
    expect(ownRequest().attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });
});

describe("an upload that is cut off", () => {
  it("ends without an answer in its middle, and the journal says so", async () => {
    await add({ operation: "Upload", calls: 2, effect: { kind: "cutUpload", afterBytes: 100_000 } });
    const mutation =
      "mutation Upload($files: [Upload!]!) { uploadAttachment(requestId: 1, files: $files) { id } }";
    const sent = (size: number) => call(mutation, { files: [fileOf({ size })] });
    await expect(sent(5 * megabyte)).rejects.toThrow(TypeError);
    const short = await sent(1000);
    expect(await short.json()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
    expect(journal()).toEqual([
      { operation: "Upload", status: 0, errorCodes: [] },
      { operation: "Upload", status: 200, errorCodes: ["NOT_FOUND"] },
    ]);
  });
});

describe("an answer in place of the service's", () => {
  it("comes to whoever still sends, and not the end of the connection", async () => {
    await add({ operation: "Upload", effect: { kind: "status", status: 503 } });
    const mutation =
      "mutation Upload($files: [Upload!]!) { uploadAttachment(requestId: 1, files: $files) { id } }";
    const files = Array.from({ length: 5 }, () => fileOf({ size: 10 * megabyte }));
    expect((await call(mutation, { files })).status).toBe(503);
  });
});

describe("faults that end the calls of browsers on other origins", () => {
  it.each([
    { title: "token endpoint", service: "identity" as const },
    { title: "registration service", service: "registration" as const },
  ])("can be read by the portal at the $title", async ({ service }) => {
    await add({ service, effect: { kind: "status", status: 503 } });
    const headers = { origin: "http://de.localhost:5173" };
    const response =
      service === "identity"
        ? await server.askProvider(`/${world.id}.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token`, {
            method: "POST",
            body: new URLSearchParams({ grant_type: "refresh_token" }),
            headers,
          })
        : await server.askRegistration(`/${world.id}/graphql?query={__typename}`, { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://de.localhost:5173");
  });
});
