import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { committedPactsFolder, readPactFiles } from "../pact/pactFiles.ts";
import { readPactInteractions } from "../pact/pactInteractions.ts";
import { startServer } from "../startServer.ts";
import { parseVerifyOptions, runVerify } from "./runVerify.ts";

const url = "https://api.example.com";
const remote = ["--provider", "main-api", "--url", url, "--states-url", `${url}/states`];

describe("parseVerifyOptions", () => {
  it("reads its own options, and passes the others to Pact's verifier unchanged", () => {
    const args = [
      "--publish",
      ...remote,
      "--junit",
      "a.xml",
      "--header=x-key: 1",
      "--description",
      "returns",
    ];
    expect(parseVerifyOptions([...args, "--consumer-version-selectors", '{"mainBranch": true}'])).toEqual({
      provider: "main-api",
      remote: { url, statesUrl: `${url}/states`, headers: { "x-key": "1" } },
      help: false,
      pactArgs: [
        ...["--publish", "--junit", "a.xml", "--consumer-version-selectors", '{"mainBranch": true}'],
        ...["--filter-description", "returns"],
      ],
    });
  });

  it.each([
    ["--url without --states-url", ["--url", url], "--url and --states-url must be given together."],
    ["--url without --provider", remote.slice(2), "--url needs --provider: it belongs to one provider."],
    ["an option without its value", ["--description"], "--help lists the options."],
    [
      "a URL without scheme",
      ["--provider", "main-api", "--url", "localhost:4000", "--states-url", url],
      '--url must be a URL such as https://api.example.com, not "localhost:4000".',
    ],
    ["a malformed header", [...remote, "--header", "key"], '--header must be "name: value", not "key".'],
  ])("rejects %s", (_, args, message) => {
    expect(() => parseVerifyOptions(args)).toThrow(message);
  });
});

/** Runs the command in a child process, since Pact's verifier writes to its process's output. */
async function verify(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const run = promisify(execFile)(
    process.execPath,
    ["contracts/verification/verify.ts", "--provider", "identity-provider", ...args],
    { env: { ...process.env, ...environment } },
  );
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return { exitCode: run.child.exitCode, output: stdout };
}

const interactions = readPactFiles(committedPactsFolder)
  .filter(({ provider }) => provider === "identity-provider")
  .flatMap(({ text }) => readPactInteractions(text));

describe.concurrent("contracts:verify", { timeout: 60_000 }, () => {
  it("verifies only the committed pact, although the environment names a broker, and writes a report", async ({
    onTestFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const junit = join(folder, "pacts.xml");
    const { exitCode, output } = await verify(["--junit", junit, "--description", "^POST token rejects"], {
      PACT_BROKER_BASE_URL: "http://127.0.0.1:1",
    });
    const expected = interactions.filter(({ description }) => description.startsWith("POST token rejects"));
    expect(output).toContain(`identity-provider: ${expected.length} passed, 0 failed.\n`);
    expect(output).not.toContain("returns a response");
    expect(exitCode).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain(`tests="${expected.length}" errors="0" failures="0"`);
  });

  it("verifies the interactions of one country alone", async ({ onTestFinished }) => {
    const countries: string[] = [];
    const states = await startServer(async (request, response) => {
      if (request.method === "POST") countries.push(JSON.parse(await text(request)).params.country);
      response.writeHead(500).end();
    });
    onTestFinished(() => states.close());
    const remote = ["--url", states.url, "--states-url", states.url];
    const { output } = await verify(["--provider", "registration-service", "--country", "CH", ...remote]);
    expect([...new Set(countries)]).toEqual(["CH"]);
    expect(output).toMatch(/^registration-service: 0 passed, [1-9]\d? failed\.$/m);
  });

  it("fails each interaction whose state cannot be set up, and names the reason", async ({
    onTestFinished,
  }) => {
    const states = await startServer((_, response) => response.writeHead(500).end("no\ndatabase"));
    onTestFinished(() => states.close());
    const { exitCode, output } = await verify(["--url", states.url, "--states-url", states.url]);
    for (const { description, providerStates } of interactions) {
      const cause = `responded to the setup of "${providerStates[0]?.name}" with 500: no database`;
      expect(output).toContain(`${description}: state "${providerStates[0]?.name}": ${states.url} ${cause}`);
    }
    expect(output).toContain(`identity-provider: 0 passed, ${interactions.length} failed.\n`);
    expect(exitCode).toBe(1);
  });

  it("does not begin if the provider does not respond", async ({ onTestFinished }) => {
    const states = await startServer((_, response) => response.end());
    onTestFinished(() => states.close());
    const args = ["--provider", "main-api", "--url", "http://127.0.0.1:1", "--states-url", states.url];
    await expect(runVerify(args)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not respond: /);
  });
});
