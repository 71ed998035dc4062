import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { runNode } from "../testing/runNode.ts";
import { startTestServer } from "../testing/testServer.ts";
import { loadKnownOperations } from "./contract/knownOperations.ts";

const folder = mkdtempSync(join(tmpdir(), "recording-"));
afterAll(() => rmSync(folder, { recursive: true }));
const getScript = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const server = startTestServer({ country: "SE" });

describe("npm run mock:record and mock:compare", { timeout: 60_000 }, () => {
  it("save the portal's calls when stopped, and compare them", async () => {
    const file = join(folder, "recording.json");
    const url = server.mock.origin.replace("localhost", "127.0.0.1");
    const recorder = runNode(getScript("./record.ts"), ["--url", url, "--port", "0", "--out", file]);
    const [, port] = await recorder.waitForOutput(/ at http:\/\/localhost:(\d+)\./);
    const query = loadKnownOperations().get("RuntimeConfig")?.graphQl?.text;
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(await response.json()).toMatchObject({ data: { runtimeConfig: { country: "SE" } } });
    await recorder.stop();
    expect(recorder.getOutput()).toContain("Saved 1 calls");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ country: "SE", scenario: "recorded" });

    const comparison = runNode(getScript("./compare.ts"), [file]);
    expect(await comparison.waitForExit()).toBe(0);
    expect(comparison.getOutput()).toContain("1 calls compared, 0 differences.");

    const changed = readFileSync(file, "utf8").replace('"country":"SE"', '"country":"FI"');
    writeFileSync(file, changed);
    const different = runNode(getScript("./compare.ts"), [file]);
    expect(await different.waitForExit()).toBe(1);
    expect(different.getOutput()).toContain(
      "RuntimeConfig runtimeConfig.country\n  enumeration: the backend responds with FI, the mock server with no such value",
    );
  });

  it.each([
    { script: "./record.ts", args: [], message: "--url must be an origin such as https://api.example.com." },
    {
      script: "./compare.ts",
      args: [],
      message: "Give one recording: npm run mock:compare -- recording.json.",
    },
    { script: "./compare.ts", args: [getScript("./compare.ts")], message: "is no recording." },
  ])("$script rejects $args with one sentence", async ({ script, args, message }) => {
    const command = runNode(getScript(script), args);
    expect(await command.waitForExit()).not.toBe(0);
    expect(command.getOutput()).toContain(message);
    expect(command.getOutput()).not.toContain("    at ");
  });
});
