import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, type onTestFinished, vi } from "vitest";
import { committedPactsFolder, readPactFile } from "../pactFiles.ts";
import { startServer } from "../startServer.ts";
import { startMockBackend } from "./mockBackend.ts";
import { runVerify } from "./runVerify.ts";

// Each run is a process of its own that loads Pact's verifier.
vi.setConfig({ testTimeout: 60_000 });

type Cleanup = typeof onTestFinished;

async function verify(args: readonly string[]) {
  const output: string[] = [];
  const print = (line: string) => void output.push(line);
  const exitCode = await runVerify(["--provider", "identity-provider", ...args], {}, print).catch(
    (error: Error) => {
      output.push(error.message);
      return 2;
    },
  );
  return { exitCode, output: output.join("\n") };
}

/** Runs the command itself: Pact's verifier reads the environment, too. */
async function runCommand(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const run = promisify(execFile)(
    process.execPath,
    ["contracts/verification/verify.ts", "--provider", "identity-provider", ...args],
    { env: { ...process.env, ...environment } },
  );
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return { exitCode: run.child.exitCode, output: stdout };
}

async function serve(onFinished: Cleanup, listener: RequestListener) {
  const server = await startServer(listener);
  onFinished(() => server.close());
  return server;
}

/** Starts the mock backend. Two runs would remove each other's states. */
async function startMock(onFinished: Cleanup) {
  const mock = await startMockBackend();
  onFinished(() => mock.close());
  return { url: mock.origins.identity, statesUrl: `${mock.origin}/control/pact-states/identity-provider` };
}

const pact = readPactFile(join(committedPactsFolder, "portal-identity-provider.json"));
const total = pact.interactionCount;

describe.concurrent("contracts:verify", () => {
  it("shows each result, writes a JUnit report and publishes to a broker if a provider keeps its pact", async ({
    onTestFinished: onFinished,
  }) => {
    const mock = await startMock(onFinished);
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    onFinished(() => rmSync(folder, { recursive: true }));
    const received: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
    const broker = await serve(onFinished, async (request, response) => {
      const { url, headers } = request;
      received.push({ url, authorization: headers.authorization, body: await text(request) });
      const links = { "pb:publish-verification-results": { href: `http://${headers.host}/results` } };
      response.end(JSON.stringify({ ...JSON.parse(pact.text), _links: links }));
    });
    const junit = join(folder, "pacts.xml");
    const { exitCode, output } = await runCommand(
      [
        ...["--url", mock.url, "--states-url", mock.statesUrl, "--header", "x-api-key: 1"],
        ...["--junit", junit, "--publish", "--version", "c1", "--provider-version", "p1"],
      ],
      { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: "t" },
    );
    expect(output).toMatch(/^✓ +1\/\d+ identity-provider: /);
    expect(output).toContain(`identity-provider: ${total} passed, 0 failed`);
    expect(output).toContain("Published the results of identity-provider p1 for the portal's version c1.");
    expect(exitCode).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain(
      `<testsuite name="identity-provider" tests="${total}" failures="0">`,
    );
    expect(received.map(({ url, authorization }) => [url, authorization])).toEqual([
      ["/pacts/provider/identity-provider/consumer/portal/version/c1", "Bearer t"],
      ["/results", "Bearer t"],
    ]);
    expect(JSON.parse(received[1]?.body ?? "")).toMatchObject({
      success: true,
      providerApplicationVersion: "p1",
    });
  });

  it("verifies the committed pact alone when the environment names a broker that is down", async ({
    onTestFinished: onFinished,
  }) => {
    const broker = await serve(onFinished, () => {});
    broker.close();
    const { exitCode, output } = await runCommand([], {
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_USERNAME: "team",
      PACT_BROKER_PASSWORD: "word",
      PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: "true",
    });
    expect(output).toContain(`identity-provider: ${total} passed, 0 failed`);
    expect(exitCode).toBe(0);
  });

  it("verifies every interaction when the environment has filters of Pact", async ({
    onTestFinished: onFinished,
  }) => {
    const provider = await serve(onFinished, (_, response) => response.writeHead(404).end());
    const mock = await startMock(onFinished);
    const { exitCode, output } = await runCommand(["--url", provider.url, "--states-url", mock.statesUrl], {
      PACT_DESCRIPTION: "another interaction",
      PACT_PROVIDER_STATE: "another state",
    });
    expect(output).toContain(`identity-provider: 0 passed, ${total} failed`);
    expect(exitCode).toBe(1);
  });

  it("names state and mismatches of each failure and goes on, also after a closed connection", async ({
    onTestFinished: onFinished,
  }) => {
    const provider = await serve(onFinished, ({ method }, response) => {
      if (method === "GET") response.writeHead(404).end();
      else response.destroy();
    });
    const mock = await startMock(onFinished);
    const { exitCode, output } = await verify(["--url", provider.url, "--states-url", mock.statesUrl]);
    expect(output).toMatch(
      /✗ +1\/\d+ identity-provider: GET .*\n {4}in the state \w+ \{.*\n(?: {4}.*\n)*? {4}expected 200 but was 404\n/,
    );
    expect(output).toMatch(
      /: POST .*\n {4}in the state \w+ \{.*\n {4}\S+ does not respond: socket hang up\.\n/,
    );
    expect(output).toContain(`identity-provider: 0 passed, ${total} failed`);
    expect(exitCode).toBe(1);
  });

  it("ends with exit code 2 when the provider dies", async ({ onTestFinished: onFinished }) => {
    const provider = await serve(onFinished, ({ headers }, response) => {
      if (headers.origin === undefined) response.end();
      else provider.close();
    });
    const mock = await startMock(onFinished);
    const { exitCode, output } = await verify(["--url", provider.url, "--states-url", mock.statesUrl]);
    expect(output).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/\S+ does not respond: connect ECONNREFUSED.*\n {2}identity-provider: /,
    );
    expect(output).toContain(`\nNot verified: ${total} of ${total} interactions.`);
    expect(exitCode).toBe(2);
  });

  it("ends with exit code 2 and the cause on top after the first state that cannot be set up", async ({
    onTestFinished: onFinished,
  }) => {
    const actions: string[] = [];
    const states = await serve(onFinished, async (request, response) => {
      if (request.method === "POST") actions.push(JSON.parse(await text(request)).action);
      response.writeHead(500).end("no\ndatabase");
    });
    const { exitCode, output } = await verify(["--url", states.url, "--states-url", states.url]);
    expect(output).toMatch(
      /^State "\w+": http:\S+ responded to the setup of "\w+" with 500: no database\n {2}identity-provider: .*\n {2}in the state \w+ \{/,
    );
    expect(exitCode).toBe(2);
    expect(actions.filter((action) => action === "setup")).toHaveLength(1);
  });

  it("ends with exit code 2 if the provider does not respond from the start", async ({
    onTestFinished: onFinished,
  }) => {
    const provider = await serve(onFinished, () => {});
    const { exitCode, output } = await verify([
      ...["--url", provider.url, "--states-url", provider.url],
      ...["--interaction-timeout", "0.1"],
    ]);
    expect(output).toBe(`${provider.url} did not respond within 0.1 s.`);
    expect(exitCode).toBe(2);
  });

  it("ends with exit code 2 when the time for the whole run is over", async ({
    onTestFinished: onFinished,
  }) => {
    const states = await serve(onFinished, ({ method }, response) => {
      if (method === "GET") response.end();
    });
    const { exitCode, output } = await verify([
      ...["--url", states.url, "--states-url", states.url],
      ...["--timeout", "0.5"],
    ]);
    expect(output).toBe("The verification did not end within 0.5 s (--timeout).");
    expect(exitCode).toBe(2);
  });
});
