import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MockServer } from "../../mock-server/server/startMockServer.ts";
import { startMockBackend } from "./mockBackend.ts";

// Every run is a process of its own, and some of them start Pact's verifier.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "verify-"));
let server: MockServer;

beforeAll(async () => {
  server = await startMockBackend();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function runVerify(...options: string[]): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: number; output: string }>();
  const script = join(import.meta.dirname, "verify.ts");
  const child = execFile(process.execPath, [script, ...options], (_error, stdout, stderr) => {
    resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
  });
  return promise;
}

const getStatesUrl = (service: string) => `${server.origin}/control/pact-states/${service}`;
const unusedUrl = "http://127.0.0.1:9";

describe("contracts:verify", () => {
  it("passes for a running provider that keeps its pact, and writes a JUnit report", async () => {
    const junit = join(folder, "pacts.xml");
    const { exitCode, output } = await runVerify(
      ...["--provider", "identity-provider", "--url", server.origins.identity],
      ...["--states-url", getStatesUrl("identity-provider"), "--header", "x-api-key: 1", "--junit", junit],
    );
    expect(output).toMatch(/identity-provider: \d+ passed, 0 failed/);
    expect(exitCode).toBe(0);
    expect(readFileSync(junit, "utf8")).toMatch(
      /<testsuite name="identity-provider" tests="\d+" failures="0">/,
    );
  });

  it("fails with exit code 1 if another service responds at the URL", async () => {
    const { exitCode, output } = await runVerify(
      ...["--provider", "identity-provider", "--url", server.origin],
      ...["--states-url", getStatesUrl("identity-provider")],
    );
    expect(output).toContain("Failed: identity-provider.");
    expect(exitCode).toBe(1);
  });

  it.each([
    ["an unknown provider", ["--provider", "printer"], /Known providers: .*main-api/],
    ["--url without --states-url", ["--provider", "main-api", "--url", unusedUrl], /given together/],
    [
      "a provider that does not respond",
      ["--provider", "main-api", "--url", unusedUrl, "--states-url", unusedUrl],
      /does not respond/,
    ],
    ["--url without --provider", ["--url", unusedUrl, "--states-url", unusedUrl], /--url needs --provider/],
    [
      "a malformed header",
      ["--provider", "main-api", "--url", unusedUrl, "--states-url", unusedUrl, "--header", "key"],
      /expected "name: value"/,
    ],
    ["an unknown option", ["--bogus"], /--bogus/],
  ])("fails with exit code 2 for %s", async (_, options, message) => {
    const { exitCode, output } = await runVerify(...options);
    expect(output).toMatch(message);
    expect(exitCode).toBe(2);
  });
});
