import { connect } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { createFile, megabyte } from "#testing/createFile.ts";
import { createGraphQlBody } from "#testing/createGraphQlBody.ts";
import { findRequest } from "#testing/findRecords.ts";
import { issueIdToken } from "#testing/serviceClient.ts";
import { startTestServer } from "#testing/testServer.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { FaultRequest } from "#world/faults/fault.ts";
import type { World } from "#world/world.ts";

const server = startTestServer();
let world: World;
let count = 0;
beforeEach(async () => {
  count += 1;
  world = await server.createWorld({ id: `world-${count}`, country: "DE" });
});

const addFault = async (fault: FaultRequest) => {
  expect((await server.requestControl(`/worlds/${world.id}/faults`, fault)).status).toBe(201);
};
const showAccount = "query ShowAccount { showAccount { id } }";
const requestGraphQl = async (
  query: string,
  variables: Record<string, unknown> = {},
  init: RequestInit = {},
) => {
  const body = createGraphQlBody(query, variables);
  const headers = new Headers({ authorization: `Bearer ${await issueIdToken(world, "clara")}` });
  if (typeof body === "string") headers.set("content-type", "application/json");
  return await server.request("/graphql", { method: "POST", body, headers, ...init }, world.id);
};
const getJournal = () =>
  world.journal.entries().map(({ operation, status, errorCodes }) => ({ operation, status, errorCodes }));

/** All bytes that a raw connection receives for one request. */
async function readRawResponse(path: string): Promise<string> {
  const socket = connect(Number(new URL(server.mock.origin).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (part) => {
    received += part;
  });
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: mock-world=${world.id}\r\n\r\n`);
  await new Promise((resolve) => {
    socket.on("close", resolve);
  });
  return received;
}

const uploadAttachment = `mutation UploadAttachment($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { size }
}`;
const requestUpload = async (size: number, init: RequestInit = {}) => {
  const variables = { id: findRequest(world, "clara").id, files: [createFile({ size })] };
  return await requestGraphQl(uploadAttachment, variables, init);
};
/** Resolves once the fault was applied to a request. */
const waitForHit = () => expect.poll(() => world.faults.all()[0]?.hits).toBe(1);

it("fault reset closes the connection without a byte of response and records status 0", async () => {
  await addFault({ path: "/api/campaigns", calls: 1, effect: { kind: "reset" } });
  expect(await readRawResponse("/api/campaigns")).toBe("");
  expect(getJournal()).toEqual([{ operation: "GET /api/campaigns", status: 0, errorCodes: [] }]);
  expect((await server.request("/api/campaigns", {}, world.id)).status).toBe(200);
});

it("fault truncated sends half of the announced body", async () => {
  await addFault({ path: "/api/campaigns", effect: { kind: "truncated" } });
  const [head = "", body = ""] = (await readRawResponse("/api/campaigns")).split("\r\n\r\n");
  const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(Buffer.byteLength(body)).toBe(Math.floor(promised / 2));
});

it("fault malformed sends the whole response as invalid JSON", async () => {
  await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "malformed" } });
  const response = await requestGraphQl(showAccount);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-client-token")).not.toBeNull();
  const body = await response.text();
  expect(body).toContain(createAccountId("clara"));
  expect(() => JSON.parse(body)).toThrow(SyntaxError);
});

describe("fault slowUpload", () => {
  const addSlowUpload = (bytesPerSecond: number) =>
    addFault({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond } });

  it("limits the speed even before the server knows the operation", async () => {
    await addSlowUpload(1);
    const size = 48 * megabyte;
    const socket = connect(Number(new URL(server.mock.origin).port), "127.0.0.1");
    socket.on("error", () => undefined);
    const operations = JSON.stringify({ query: uploadAttachment, variables: { id: "1", files: [null] } });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncookie: mock-world=${world.id}\r\ncontent-length: ${size}\r\n` +
        "content-type: multipart/form-data; boundary=x\r\n\r\n" +
        `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n--x\r\n`,
    );
    const piece = Buffer.alloc(megabyte / 4);
    for (let sent = 0; sent < size; sent += piece.byteLength) socket.write(piece);
    await waitForHit();
    expect((await requestGraphQl(showAccount)).status).toBe(200);
    // The operating system buffers some megabytes.
    expect(socket.writableLength).toBeGreaterThan(size / 2);
    socket.destroy();
  });

  it("stores nothing of an upload that the client aborts", async () => {
    await addSlowUpload(1);
    const controller = new AbortController();
    const aborted = requestUpload(40_000, { signal: controller.signal });
    await waitForHit();
    controller.abort();
    await expect(aborted).rejects.toThrow("aborted");
    await expect.poll(() => world.journal.entries({ operation: "UploadAttachment" })).toHaveLength(1);
    expect(findRequest(world, "clara").attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });
});

describe("error responses of faults", () => {
  it("reach a client that is still sending", async () => {
    await addFault({ operation: "UploadAttachment", effect: { kind: "status", status: 503 } });
    expect((await requestUpload(50 * megabyte)).status).toBe(503);
  });

  // `errors.test.ts` tests faults of the identity provider across origins.
  it("can be read across origins", async () => {
    await addFault({ service: "registration", effect: { kind: "status", status: 503 } });
    const headers = { origin: "http://de.localhost:5173" };
    const path = `/${world.id}/graphql?query={__typename}`;
    const response = await server.requestRegistration(path, { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get("access-control-allow-origin")).toBe(headers.origin);
  });
});
