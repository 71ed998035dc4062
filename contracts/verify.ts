/** Verifies the committed pacts against their providers; `npm run contracts:verify -- --help` explains it. */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { committedPacts } from "./pactFolders.ts";
import { junitReport, type Outcome, outcomesIn, readableReport } from "./verifierReport.ts";
import type { VerificationTask } from "./verifyOne.ts";
import { type Pact, readPact } from "./verifyPact.ts";

const usage = `Options
  --provider <name>      only the pact with this provider, for example main-api
  --url <url>            the provider's address, to which the pact's paths are appended; needs --provider
                         (default: the mock backend, started for the occasion)
  --states-url <url>     where the provider takes Pact's calls {action, state, params} that set up its states;
                         it answers {"idToken": "…"} where the state names a persona (needed with --url)
  --header "name: value" goes with every call to the provider; may be given several times
  --junit <file>         writes a report for pipelines
  --verbose              shows what Pact's verifier prints
  -h, --help             this text`;

const { values } = readOptions();
try {
  process.exitCode = values.help ? explain() : await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function readOptions() {
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
  });
}

function explain(): number {
  console.log(usage);
  return 0;
}

/** The exit code: 0 if every pact is kept. */
async function main(): Promise<number> {
  const pacts = chosenPacts(values.provider);
  const remote = remoteOptions();
  if (remote && pacts.length > 1) throw new Error("--url needs --provider: it is one provider's.");
  if (remote) await Promise.all([remote.url, remote.stateUrl].map(reach));
  const reports = [];
  for (const { file, provider } of pacts) {
    const { isKept, outcomes, errors } = await verified({ file, ...(remote && { remote }) });
    console.log(readableReport(provider, outcomes));
    if (errors) console.error(errors);
    reports.push({ provider, outcomes, isKept });
  }
  if (values.junit !== undefined) writeReport(values.junit, junitReport(reports));
  const broken = reports.filter(({ isKept }) => !isKept).map(({ provider }) => provider);
  console.log(
    broken.length === 0 ? `\n${pacts.length} pact file(s) kept.` : `\nBroken: ${broken.join(", ")}.`,
  );
  return broken.length === 0 ? 0 : 1;
}

function chosenPacts(provider: string | undefined): Pact[] {
  const pacts = readdirSync(committedPacts).map((name) => readPact(join(committedPacts, name)));
  const chosen = pacts.filter((pact) => provider === undefined || pact.provider === provider);
  if (chosen.length > 0) return chosen;
  const known = [...new Set(pacts.map((pact) => pact.provider))].join(", ");
  throw new Error(`There is no pact with the provider "${provider}". Known providers: ${known}.`);
}

function remoteOptions(): VerificationTask["remote"] {
  const { url, "states-url": stateUrl } = values;
  if (url === undefined && stateUrl === undefined) return undefined;
  if (url === undefined || stateUrl === undefined) throw new Error("--url and --states-url go together.");
  return { url, stateUrl, headers: Object.fromEntries(values.header.map(headerOf)) };
}

/** Fails at once where nobody answers: Pact's verifier would ask again and again. */
async function reach(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new Error(`${url} does not answer: is the provider running?`, { cause: error });
  }
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (!name || !value) throw new Error(`--header "${text}": expected "name: value".`);
  return [name.toLowerCase(), value];
}

/** Runs the verifier. It counts as kept only if the verifier says so and something was verified. */
async function verified(task: VerificationTask) {
  const script = join(import.meta.dirname, "verifyOne.ts");
  const child = spawn(process.execPath, ["--disable-warning=DEP0060", script, JSON.stringify(task)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  if (values.verbose) console.log(output);
  const outcomes: Outcome[] = outcomesIn(output);
  return { outcomes, isKept: code === 0 && outcomes.length > 0, errors: code === 0 ? "" : errors };
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function writeReport(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
