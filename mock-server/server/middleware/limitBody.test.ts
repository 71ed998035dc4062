import { once } from "node:events";
import { request as sendRequest } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { megabyte } from "#testing/createFile.ts";
import { requireDefined } from "#testing/findRecords.ts";
import { startTestServer } from "#testing/testServer.ts";

const server = startTestServer();
const json = { "content-type": "application/json" };

/** The response's status for an endless JSON body without a length, and the number of bytes that the server read. */
async function sendEndlessBody() {
  const body = Readable.from(
    (function* () {
      while (true) yield Buffer.alloc(megabyte / 16, " ");
    })(),
  );
  const { port } = new URL(server.mock.origin);
  const options = { host: "127.0.0.1", port, method: "POST", path: "/graphql", headers: json };
  const request = sendRequest(options);
  body.pipe(request);
  const [response] = await once(request, "response");
  const bytes = request.socket?.bytesWritten ?? 0;
  body.destroy();
  request.destroy();
  return { status: response.statusCode, bytes };
}

const post = (body: BodyInit) => ({ method: "POST", headers: json, body, ...{ duplex: "half" } });

describe("request bodies", () => {
  it("are refused for their length, and the connection stays open", async () => {
    const body = new Uint8Array(megabyte + 1);
    const message = "The body is larger than 1 MB.";
    const errors = [{ message, extensions: { code: "PAYLOAD_TOO_LARGE" } }];
    for (const [response, expected] of [
      [await server.request("/graphql", post(body)), { errors }],
      [await server.requestRegistration("/de/graphql", post(body)), { errors }],
      [await server.request("/api/auth/me", post(body)), { message }],
    ] as const) {
      expect([response.status, await response.json()]).toEqual([413, expected]);
    }
  });

  it("without a length are refused once the server has read too much", async () => {
    const { status, bytes } = await sendEndlessBody();
    expect(status).toBe(413);
    // The number includes bytes in buffers.
    expect(bytes).toBeLessThan(8 * megabyte);
  });

  it("are recorded in the journal however deep their JSON is", async () => {
    const variables = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = `{"query":"query Deep { runtimeConfig { country } }","variables":{"a":${variables}}}`;
    expect((await server.request("/graphql", post(body))).status).toBe(200);
    const entries = requireDefined(server.mock.worlds.get("de")).journal.entries({ operation: "Deep" });
    expect(JSON.stringify(entries[0]?.variables)).toContain("…");
  });
});
