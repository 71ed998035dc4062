import { once } from "node:events";
import { request as sendRequest } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { requireDefined } from "../../testing/findRecords.ts";
import { startTestServer } from "../../testing/testServer.ts";

const server = startTestServer();
const megabyte = 1024 * 1024;
const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=limit" };

/** Sends a body without a length until the server responds. Returns the status and how many bytes it took. */
async function sendEndlessBody(headers: Record<string, string>) {
  const chunk = Buffer.alloc(64 * 1024, " ");
  const body = Readable.from(
    (function* () {
      while (true) yield chunk;
    })(),
  );
  const { port } = new URL(server.mock.origin);
  const request = sendRequest({ host: "127.0.0.1", port, method: "POST", path: "/graphql", headers });
  body.pipe(request);
  const [response] = await once(request, "response");
  const bytes = request.socket?.bytesWritten ?? 0;
  body.destroy();
  request.destroy();
  return { status: response.statusCode, bytes };
}

const post = (headers: Record<string, string>, body: BodyInit): RequestInit => ({
  method: "POST",
  headers,
  body,
  ...(body instanceof ReadableStream && { duplex: "half" }),
});

describe("request bodies", () => {
  it("are refused by their length", async () => {
    const body = new Uint8Array(megabyte + 1);
    const expected = {
      errors: [{ message: "The body is larger than 1 MB.", extensions: { code: "PAYLOAD_TOO_LARGE" } }],
    };
    const main = await server.request("/graphql", post(json, body));
    expect([main.status, await main.json()]).toEqual([413, expected]);
    const registration = await server.requestRegistration("/de/graphql", post(json, body));
    expect([registration.status, await registration.json()]).toEqual([413, expected]);
    const rest = await server.request("/api/auth/me", post(json, body));
    expect([rest.status, await rest.json()]).toEqual([413, { message: "The body is larger than 1 MB." }]);
  });

  it.each([
    // What is on its way counts too.
    ["JSON", json, 8 * megabyte],
    ["a form", { ...form, authorization: "Bearer none" }, 125 * megabyte],
  ] as const)("without a length are refused while they are read: %s", async (_, headers, most) => {
    const { status, bytes } = await sendEndlessBody(headers);
    expect(status).toBe(413);
    expect(bytes).toBeLessThan(most);
  });

  it("of valid operations are read, with or without a length", async () => {
    const text = JSON.stringify({
      query: "{ runtimeConfig { country } }",
      variables: { unused: "x".repeat(900_000) },
    });
    const { body } = new Response(text);
    for (const content of [text, requireDefined(body ?? undefined)]) {
      const response = await server.request("/graphql", post(json, content));
      expect((await response.json()).data).toEqual({ runtimeConfig: { country: "DE" } });
    }
  });

  it("of any depth are recorded", async () => {
    const variables = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = `{"query":"query Deep { runtimeConfig { country } }","variables":{"a":${variables}}}`;
    expect((await server.request("/graphql", post(json, body))).status).toBe(200);
    const entries = requireDefined(server.mock.worlds.get("de")).journal.entries({ operation: "Deep" });
    expect(JSON.stringify(entries[0]?.variables)).toContain("…");
  });
});
