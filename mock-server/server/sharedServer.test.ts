import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startTestServer } from "#testing/testServer.ts";

const server = startTestServer({ password: "secret", allowedPortals: ["https://portal.example.com"] });

const authorization = `Basic ${btoa("any:secret")}`;
const post = async (path: string, body: object) =>
  await server.request(`/control${path}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it.each([
  ["https://portal.example.com", 200],
  ["https://portal.example.com.evil.example", 400],
  ["https://other.example.com", 400],
])("a shared mock server responds to a sign-in for the portal %s with %s", async (portal, status) => {
  const response = await post("/worlds/de/session", { persona: "clara", portal });
  expect(response.status).toBe(status);
  const session = await response.text();
  if (status === 200) expect(session).toContain('"domain":"portal.example.com"');
  else expect(session).toContain("one that --allow-portal names");
});

it("a shared mock server refuses a fault for an unknown operation, and suggests the nearest known name", async () => {
  const effect = { kind: "nullData" };
  const response = await post("/worlds/de/faults", { operation: "UploadAttachmnt", effect });
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'operation: There is no operation "UploadAttachmnt". Did you mean "UploadAttachment"?' },
  ]);
  expect((await post("/worlds/de/faults", { operation: "UploadAttachment", effect })).status).toBe(201);
});

it("the example with curl reads a persona's projects in a new world", {
  timeout: 20_000,
}, async () => {
  const mock = server.mock.origin.replace("localhost", "127.0.0.1");
  const env = { ...process.env, MOCK: mock, CONTROL: mock.replace("//", "//any:secret@") };
  const { stdout } = await promisify(execFile)("sh", ["mock-server/examples/curl.sh"], { env });
  expect(JSON.parse(stdout)).toEqual({
    data: { projects: { items: [{ activeRequest: { currentStatus: "OPEN" } }] } },
  });
});
