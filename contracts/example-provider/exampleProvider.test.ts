import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExampleProvider, startExampleProvider } from "./server.ts";

const verifyScript = join(import.meta.dirname, "../verification/verify.ts");

let provider: ExampleProvider;

beforeAll(async () => {
  provider = await startExampleProvider();
});

afterAll(() => provider.close());

/** Runs the verification in a process of its own, as `npm run contracts:verify` does. */
function verify(): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: number; output: string }>();
  const options = ["--provider", "main-api", "--url", provider.origin];
  const child = execFile(
    process.execPath,
    [verifyScript, ...options, "--states-url", `${provider.origin}/pact-states`],
    (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
  );
  return promise;
}

describe("the example provider", () => {
  it("keeps the pact of the main API with ids, dates and statuses of its own", async () => {
    const { exitCode, output } = await verify();
    expect(output).toMatch(/main-api: \d+ passed, 0 failed/);
    expect(exitCode).toBe(0);
  }, 120_000);
});
