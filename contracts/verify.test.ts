import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MockServer } from "../mock-server/startMockServer.ts";
import { startStandingMock } from "./startStandingMock.ts";

// Each call is a process of its own, and some of them run Pact's verifier.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "verify-"));
let server: MockServer;

beforeAll(async () => {
  server = await startStandingMock();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command as a backend team does. */
function verify(...options: string[]): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const script = join(import.meta.dirname, "verify.ts");
  const child = execFile(process.execPath, [script, ...options], (_error, stdout, stderr) => {
    resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
  });
  return promise;
}

const statesOf = (service: string) => `${server.origin}/control/pact-states/${service}`;

describe("the verification of a running provider", () => {
  it("by its address keeps the pact, and says so to people and pipelines", async () => {
    const junit = join(folder, "pacts.xml");
    const { code, output } = await verify(
      ...["--provider", "identity-provider", "--url", server.origins.identity],
      ...["--states-url", statesOf("identity-provider"), "--header", "x-api-key: 1", "--junit", junit],
    );
    expect(output).toMatch(/identity-provider: \d+ kept, 0 broken/);
    expect(code).toBe(0);
    expect(readFileSync(junit, "utf8")).toMatch(
      /<testsuite name="identity-provider" tests="\d+" failures="0">/,
    );
  });

  it("finds out that another service answers there", async () => {
    const { code, output } = await verify(
      ...["--provider", "identity-provider", "--url", server.origin],
      ...["--states-url", statesOf("identity-provider")],
    );
    expect(output).toContain("Broken: identity-provider.");
    expect(code).toBe(1);
  });

  it.each([
    ["an unknown provider", ["--provider", "printer"], /Known providers: .*main-api/],
    ["an address without states", ["--provider", "main-api", "--url", "http://127.0.0.1:9"], /go together/],
    [
      "an address where nobody answers",
      ["--provider", "main-api", "--url", "http://127.0.0.1:9", "--states-url", "http://127.0.0.1:9"],
      /does not answer/,
    ],
    [
      "an address for several providers",
      ["--url", "http://127.0.0.1:9", "--states-url", "http://127.0.0.1:9"],
      /--url needs --provider/,
    ],
    [
      "a header that is none",
      [
        ...["--provider", "main-api", "--url", "http://127.0.0.1:9"],
        ...["--states-url", "http://127.0.0.1:9", "--header", "key"],
      ],
      /expected "name: value"/,
    ],
  ])("is refused for %s", async (_, options, words) => {
    const { code, output } = await verify(...options);
    expect(output).toMatch(words);
    expect(code).toBe(2);
  });
});
