import { connect } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { createFile, megabyte } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { issueIdToken } from "../../testing/serviceClient.ts";
import { startTestServer } from "../../testing/testServer.ts";
import type { FaultRequest } from "../../world/faults/fault.ts";
import type { World } from "../../world/world.ts";

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

/** Everything a raw connection receives for one request. */
async function readRawResponse(path: string): Promise<{ text: string; error: string | undefined }> {
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

describe("fault reset", () => {
  it("closes the connection without a response and records status 0", async () => {
    await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "reset" } });
    await expect(requestGraphQl(showAccount)).rejects.toThrow(TypeError);
    expect(getJournal()).toEqual([{ operation: "ShowAccount", status: 0, errorCodes: [] }]);
    expect((await requestGraphQl(showAccount)).status).toBe(200);
  });

  it("sends no bytes before the connection closes", async () => {
    await addFault({ path: "/api/campaigns", effect: { kind: "reset" } });
    expect((await readRawResponse("/api/campaigns")).text).toBe("");
  });
});

describe("fault truncated", () => {
  it("sends half of the announced body", async () => {
    await addFault({ path: "/api/campaigns", effect: { kind: "truncated" } });
    const { text } = await readRawResponse("/api/campaigns");
    const [head = "", body = ""] = text.split("\r\n\r\n");
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(Buffer.byteLength(body)).toBe(Math.floor(promised / 2));
    expect(() => JSON.parse(body)).toThrow(SyntaxError);
  });

  it("lets the request succeed but fails reading the body", async () => {
    await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "truncated" } });
    const response = await requestGraphQl(showAccount);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow();
    expect((await (await requestGraphQl(showAccount)).json()).data).toEqual({
      showAccount: { id: "account-clara" },
    });
  });
});

describe("fault malformed", () => {
  it("sends the whole response as invalid JSON", async () => {
    await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "malformed" } });
    const response = await requestGraphQl(showAccount);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain("account-clara");
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });
});

describe("fault latency", () => {
  it("delays the response and records the duration", async () => {
    await addFault({ operation: "ShowAccount", effect: { kind: "latency", milliseconds: [15, 20] } });
    expect((await requestGraphQl(showAccount)).status).toBe(200);
    // A timer may end a millisecond early.
    expect(requireDefined(world.journal.entries()[0]).duration).toBeGreaterThanOrEqual(14);
  });
});

describe("fault unauthorized", () => {
  it("rejects the given number of requests to a service", { tags: ["R8.6"] }, async () => {
    await addFault({ service: "main-api", calls: 3, effect: { kind: "unauthorized" } });
    const statuses = [];
    for (let round = 0; round < 5; round++) statuses.push((await requestGraphQl(showAccount)).status);
    expect(statuses).toEqual([401, 401, 401, 200, 200]);
    expect(getJournal()[0]).toMatchObject({ status: 401, errorCodes: ["AUTH_NOT_AUTHORIZED"] });
  });

  it("rejects the session check in the shape of REST errors", { tags: ["R8.5"] }, async () => {
    await addFault({ path: "/api/auth/me", calls: 1, effect: { kind: "unauthorized" } });
    const response = await server.request("/api/auth/me", {}, world.id);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: "The id token was refused." });
  });
});

describe("fault slowUpload", () => {
  const upload =
    "mutation UploadAttachment($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { size } }";
  const getRequest = () => {
    const project = world.projects.find(({ customerAccountId }) => customerAccountId === "account-clara");
    return requireDefined(world.requests.find(({ projectId }) => projectId === project?.id));
  };

  it("delays an upload behind later requests and loses nothing of it", async () => {
    await addFault({
      operation: "UploadAttachment",
      effect: { kind: "slowUpload", bytesPerSecond: 400_000 },
    });
    const order: string[] = [];
    const slow = requestGraphQl(upload, { id: getRequest().id, files: [createFile({ size: 40_000 })] }).then(
      (response) => {
        order.push("upload");
        return response.json();
      },
    );
    // The upload has to arrive first.
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    expect((await requestGraphQl(showAccount)).status).toBe(200);
    order.push("account");
    expect(await slow).toEqual({ data: { uploadAttachment: [{ size: 40_000 }] } });
    expect(order).toEqual(["account", "upload"]);
  });

  it("limits the speed before the operation is known too", async () => {
    await addFault({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond: 1 } });
    const size = 48 * megabyte;
    const socket = connect(Number(new URL(server.mock.origin).port), "127.0.0.1");
    socket.on("error", () => undefined);
    const operations = JSON.stringify({ query: upload, variables: { id: getRequest().id, files: [null] } });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncookie: mock-world=${world.id}\r\ncontent-length: ${size}\r\n` +
        "content-type: multipart/form-data; boundary=x\r\n\r\n" +
        `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n--x\r\n`,
    );
    const piece = Buffer.alloc(megabyte / 4);
    for (let sent = 0; sent < size; sent += piece.byteLength) socket.write(piece);
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    expect((await requestGraphQl(showAccount)).status).toBe(200);
    // The operating system buffers some megabytes.
    expect(socket.writableLength).toBeGreaterThan(size / 2);
    socket.destroy();
  });

  it("stores nothing of an upload that the client aborts", async () => {
    await addFault({ operation: "UploadAttachment", effect: { kind: "slowUpload", bytesPerSecond: 1 } });
    const controller = new AbortController();
    const files = [createFile({ size: 40_000 })];
    const aborted = requestGraphQl(upload, { id: getRequest().id, files }, { signal: controller.signal });
    await expect.poll(() => world.faults.all()[0]?.hits).toBe(1);
    controller.abort();
    await expect(aborted).rejects.toThrow("aborted");
    await expect.poll(() => world.journal.entries({ operation: "UploadAttachment" })).toHaveLength(1);
    expect(getRequest().attachments).toEqual([]);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/attachments"))).toEqual([]);
  });
});

describe("fault cutUpload", () => {
  it("closes the connection during the upload and records status 0", async () => {
    await addFault({ operation: "Upload", calls: 2, effect: { kind: "cutUpload", afterBytes: 100_000 } });
    const mutation =
      "mutation Upload($files: [Upload!]!) { uploadAttachment(requestId: 1, files: $files) { id } }";
    const upload = (size: number) => requestGraphQl(mutation, { files: [createFile({ size })] });
    await expect(upload(5 * megabyte)).rejects.toThrow(TypeError);
    const short = await upload(1000);
    expect(await short.json()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
    expect(getJournal()).toEqual([
      { operation: "Upload", status: 0, errorCodes: [] },
      { operation: "Upload", status: 200, errorCodes: ["NOT_FOUND"] },
    ]);
  });
});

describe("faults of uploads", () => {
  it("apply to the JSON of an operation without files", async () => {
    await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "cutUpload", afterBytes: 20 } });
    await expect(requestGraphQl(showAccount)).rejects.toThrow(TypeError);
    for (const effect of [
      { kind: "cutUpload", afterBytes: 20_000 } as const,
      { kind: "slowUpload", bytesPerSecond: 100_000 } as const,
    ]) {
      await addFault({ operation: "ShowAccount", calls: 1, effect });
      const response = await requestGraphQl(showAccount);
      expect(await response.json()).toEqual({ data: { showAccount: { id: "account-clara" } } });
    }
    expect(getJournal().map(({ status }) => status)).toEqual([0, 200, 200]);
  });
});

describe("a fault that replaces the response", () => {
  it("reaches a client that is still sending", async () => {
    await addFault({ operation: "Upload", effect: { kind: "status", status: 503 } });
    const mutation =
      "mutation Upload($files: [Upload!]!) { uploadAttachment(requestId: 1, files: $files) { id } }";
    const files = Array.from({ length: 5 }, () => createFile({ size: 10 * megabyte }));
    expect((await requestGraphQl(mutation, { files })).status).toBe(503);
  });
});

describe("error responses of faults", () => {
  it.each([
    { title: "token endpoint", service: "identity" as const },
    { title: "registration service", service: "registration" as const },
  ])("can be read across origins at the $title", async ({ service }) => {
    await addFault({ service, effect: { kind: "status", status: 503 } });
    const headers = { origin: "http://de.localhost:5173" };
    const response =
      service === "identity"
        ? await server.requestIdentity(`/${world.id}.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token`, {
            method: "POST",
            body: new URLSearchParams({ grant_type: "refresh_token" }),
            headers,
          })
        : await server.requestRegistration(`/${world.id}/graphql?query={__typename}`, { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://de.localhost:5173");
  });
});
