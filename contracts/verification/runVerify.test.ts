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
import { readPactInteractions } from "./pactInteractions.ts";

// Each run is a process of its own that loads Pact's Verifier.
vi.setConfig({ testTimeout: 60_000 });

type Cleanup = typeof onTestFinished;

/** Runs the command: Pact's Verifier reads the environment, too, and prints past Node's streams. */
async function verify(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const run = promisify(execFile)(
    process.execPath,
    ["contracts/verification/verify.ts", "--provider", "identity-provider", ...args],
    { env: { ...process.env, ...environment } },
  );
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return { exitCode: run.child.exitCode, output: stdout, error: stderr };
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
const total = readPactInteractions(pact.text).length;

/** A broker with the pact, for a provider that never kept it if it is pending. */
async function startBroker(onFinished: Cleanup, { isPending }: { isPending: boolean }) {
  const received: { request: string; authorization: string | undefined; body: string }[] = [];
  const broker = await serve(onFinished, async (request, response) => {
    const { method, url, headers } = request;
    const origin = `http://${headers.host}`;
    const body = await text(request);
    received.push({ request: `${method} ${url}`, authorization: headers.authorization, body });
    const pactLink = { href: `${origin}/pact`, name: "Pact between portal and identity-provider" };
    const documents: Record<string, object> = {
      "/": {
        _links: {
          "pb:provider-pacts-for-verification": {
            href: `${origin}/{provider}/for-verification`,
            templated: true,
          },
        },
      },
      "/identity-provider/for-verification": {
        _embedded: {
          pacts: [
            {
              shortDescription: "main",
              verificationProperties: { pending: isPending, notices: [] },
              _links: { self: pactLink },
            },
          ],
        },
        _links: { self: { href: `${origin}${url}` } },
      },
      "/pact": {
        ...JSON.parse(pact.text),
        _links: {
          self: pactLink,
          "pb:publish-verification-results": { href: `${origin}/results` },
          "pb:provider": { href: `${origin}/provider` },
        },
      },
      "/provider": {
        _links: {
          "pb:version": { href: `${origin}/version/{version}`, templated: true },
          "pb:branch-version": { href: `${origin}/branches/{branch}/versions/{version}`, templated: true },
        },
      },
    };
    response.writeHead(200, { "content-type": "application/hal+json" });
    response.end(JSON.stringify(documents[url ?? ""] ?? {}));
  });
  const environment = {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: "t",
    PROVIDER_VERSION: "p1",
    PROVIDER_BRANCH: "roof",
  };
  return { environment, url: broker.url, received };
}

const refuse: RequestListener = (_, response) => response.writeHead(404).end();

describe.concurrent("contracts:verify", () => {
  it("verifies the committed pact alone when the environment names a broker that is down, and writes a JUnit report", async ({
    onTestFinished: onFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    onFinished(() => rmSync(folder, { recursive: true }));
    const broker = await serve(onFinished, () => {});
    broker.close();
    const junit = join(folder, "pacts.xml");
    const { exitCode, output } = await verify(["--junit", junit], {
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_USERNAME: "team",
      PACT_BROKER_PASSWORD: "word",
      PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: "true",
    });
    expect(output).toMatch(`${total} interactions passed, 0 failed.\n`);
    expect(exitCode).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain(
      `<testsuite name="identity-provider" tests="${total}" failures="0">`,
    );
  });

  it("verifies the pacts that a broker selects, and publishes the results", async ({
    onTestFinished: onFinished,
  }) => {
    const mock = await startMock(onFinished);
    const { environment, received } = await startBroker(onFinished, { isPending: false });
    const args = ["--url", mock.url, "--states-url", mock.statesUrl, "--broker", "--publish"];
    const { exitCode, output } = await verify(args, environment);
    expect(output).toMatch(`${total} interactions passed, 0 failed.\n`);
    expect(exitCode).toBe(0);
    expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer t"]));
    const selection = received.find(({ request }) => request === "POST /identity-provider/for-verification");
    expect(JSON.parse(selection?.body ?? "")).toEqual({
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      includePendingStatus: true,
      providerVersionBranch: "roof",
    });
    expect(received.map(({ request }) => request)).toContain("PUT /branches/roof/versions/p1");
    const results = received.find(({ request }) => request === "POST /results");
    expect(JSON.parse(results?.body ?? "")).toMatchObject({
      success: true,
      providerApplicationVersion: "p1",
    });
  });

  it.for([
    { isPending: true, expected: 0 },
    { isPending: false, expected: 1 },
  ])(
    "ends with exit code $expected if a broken pact is pending: $isPending",
    async ({ isPending, expected }, { onTestFinished: onFinished }) => {
      const provider = await serve(onFinished, refuse);
      const mock = await startMock(onFinished);
      const { environment } = await startBroker(onFinished, { isPending });
      const args = ["--url", provider.url, "--states-url", mock.statesUrl, "--broker"];
      const { exitCode, output } = await verify(args, environment);
      expect(output).toContain(`0 interactions passed, ${total} failed.\n`);
      expect(exitCode).toBe(expected);
    },
  );

  it("verifies a single pact by its URL", async ({ onTestFinished: onFinished }) => {
    const mock = await startMock(onFinished);
    const { environment, url, received } = await startBroker(onFinished, { isPending: false });
    const args = [
      "--url",
      mock.url,
      "--states-url",
      mock.statesUrl,
      "--pact-url",
      `${url}/pact`,
      "--publish",
    ];
    const { exitCode } = await verify(args, environment);
    expect(exitCode).toBe(0);
    const results = received.find(({ request }) => request === "POST /results");
    expect(JSON.parse(results?.body ?? "")).toMatchObject({ success: true });
  });

  it("verifies every interaction when the environment has filters of Pact, and goes on after closed connections", async ({
    onTestFinished: onFinished,
  }) => {
    const provider = await serve(onFinished, ({ method }, response) => {
      if (method === "GET") response.writeHead(404).end();
      else response.destroy();
    });
    const mock = await startMock(onFinished);
    const { exitCode, output } = await verify(["--url", provider.url, "--states-url", mock.statesUrl], {
      PACT_DESCRIPTION: "another interaction",
      PACT_PROVIDER_STATE: "another state",
    });
    expect(output).toContain(`0 interactions passed, ${total} failed.\n`);
    expect(exitCode).toBe(1);
  });

  it("ends with exit code 2 when the provider dies", async ({ onTestFinished: onFinished }) => {
    const provider = await serve(onFinished, ({ headers }, response) => {
      if (headers.origin === undefined) response.end();
      else provider.close();
    });
    const mock = await startMock(onFinished);
    const { exitCode, error } = await verify(["--url", provider.url, "--states-url", mock.statesUrl]);
    expect(error).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\S+ does not respond: connect ECONNREFUSED.*\n$/);
    expect(exitCode).toBe(2);
  });

  it("fails each interaction whose state cannot be set up, and says why", async ({
    onTestFinished: onFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    onFinished(() => rmSync(folder, { recursive: true }));
    const junit = join(folder, "pacts.xml");
    const states = await serve(onFinished, (_, response) => response.writeHead(500).end("no\ndatabase"));
    const args = ["--url", states.url, "--states-url", states.url, "--junit", junit];
    const { exitCode, output } = await verify(args);
    const cause = 'responded to the setup of "standing" with 500: no database';
    expect(output).toMatch(
      /^State "standing": http:\S+ responded to the setup of "standing" with 500: no database$/m,
    );
    expect(output.split(cause)).toHaveLength(2);
    expect(output).toContain(`0 interactions passed, ${total} failed.\n`);
    expect(exitCode).toBe(1);
    expect(readFileSync(junit, "utf8")).toContain("with 500: no database</failure>");
  });

  it("ends with exit code 2 if the provider does not respond from the start", async ({
    onTestFinished: onFinished,
  }) => {
    const provider = await serve(onFinished, () => {});
    const args = ["--url", provider.url, "--states-url", provider.url, "--interaction-timeout", "0.1"];
    const { exitCode, error } = await verify(args);
    expect(error).toBe(`${provider.url} did not respond within 0.1 s.\n`);
    expect(exitCode).toBe(2);
  });

  it("ends with exit code 2 when the time for the whole run is over", async ({
    onTestFinished: onFinished,
  }) => {
    const states = await serve(onFinished, ({ method }, response) => {
      if (method === "GET") response.end();
    });
    const { exitCode, error } = await verify([
      ...["--url", states.url, "--states-url", states.url],
      ...["--timeout", "0.5"],
    ]);
    expect(error).toContain("The verification did not end within 0.5 s (--timeout).\n");
    expect(exitCode).toBe(2);
  });
});
