/** Verifies the committed pacts against their providers. `npm run contracts:verify -- --help` explains the options. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { committedPactsFolder, type PactFile, readPactFiles } from "../pactFiles.ts";
import { formatJunitReport, formatTextReport, parseVerifierOutput } from "./verifierReport.ts";
import type { VerificationTask } from "./verifyInProcess.ts";

const usage = `Verifies the committed pacts against their providers.

Options
  --provider <name>      verifies only the pact with this provider, for example main-api
  --url <url>            the provider's base URL, to which the pact's paths are appended; needs --provider
                         (default: the mock backend, started for this run)
  --states-url <url>     where the provider receives Pact's requests {action, state, params} that set up its states;
                         it responds {"idToken": "…"} if the state has a persona (required with --url)
  --header "name: value" a header of every request to the provider; may be repeated
  --junit <file>         writes a JUnit report
  --verbose              shows the output of Pact's verifier
  -h, --help             shows this help

Exit code: 0 all pacts passed, 1 a pact failed, 2 the pacts could not be verified.`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const options = parseOptions();
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const pacts = selectPacts(options.provider);
  const remote = parseRemote(options);
  if (remote && pacts.length > 1) throw new Error("--url needs --provider: it belongs to one provider.");
  if (remote) await Promise.all([remote.url, remote.statesUrl].map(checkReachable));
  const results = [];
  for (const { path, provider } of pacts) {
    const { output, errors, exitCode } = await runVerifier({ pactPath: path, ...(remote && { remote }) });
    if (options.verbose) console.log(output);
    const interactions = parseVerifierOutput(output);
    console.log(formatTextReport({ provider, interactions }));
    if (exitCode !== 0 && errors) console.error(errors);
    // A run that verified nothing has not passed, whatever its exit code.
    results.push({ provider, interactions, passed: exitCode === 0 && interactions.length > 0 });
  }
  if (options.junit !== undefined) writeReport(options.junit, formatJunitReport(results));
  const failed = results.filter(({ passed }) => !passed).map(({ provider }) => provider);
  console.log(
    failed.length === 0 ? `\n${pacts.length} pact file(s) passed.` : `\nFailed: ${failed.join(", ")}.`,
  );
  return failed.length === 0 ? 0 : 1;
}

type Options = ReturnType<typeof parseOptions>;

function parseOptions() {
  return parseArgs({
    options: {
      provider: { type: "string" },
      url: { type: "string" },
      "states-url": { type: "string" },
      header: { type: "string", multiple: true, default: [] },
      junit: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  }).values;
}

function selectPacts(provider: string | undefined): PactFile[] {
  const pacts = readPactFiles(committedPactsFolder);
  const selected = pacts.filter((pact) => provider === undefined || pact.provider === provider);
  if (selected.length > 0) return selected;
  const known = pacts.map((pact) => pact.provider).join(", ");
  throw new Error(`There is no pact with the provider "${provider}". Known providers: ${known}.`);
}

function parseRemote({ url, "states-url": statesUrl, header }: Options): VerificationTask["remote"] {
  if (url === undefined && statesUrl === undefined) return undefined;
  if (url === undefined || statesUrl === undefined) {
    throw new Error("--url and --states-url must be given together.");
  }
  return { url, statesUrl, headers: Object.fromEntries(header.map(parseHeader)) };
}

function parseHeader(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (!name || !value) throw new Error(`--header "${line}": expected "name: value".`);
  return [name.toLowerCase(), value];
}

/** Pact's verifier would retry for a long time if the provider is not running. */
async function checkReachable(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new Error(`${url} does not respond. Is the provider running?`, { cause: error });
  }
}

async function runVerifier(task: VerificationTask) {
  const script = join(import.meta.dirname, "verifyInProcess.ts");
  const child = spawn(process.execPath, ["--disable-warning=DEP0060", script, JSON.stringify(task)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  return { output, errors, exitCode };
}

function writeReport(path: string, report: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, report);
}
