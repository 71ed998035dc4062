import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { publishResults } from "../broker/publishResults.ts";
import { CommandError } from "../commandLine.ts";
import { committedPactsFolder, type PactFile, readPactFiles } from "../pactFiles.ts";
import { request } from "../request.ts";
import type { InteractionResult } from "./interactionResult.ts";
import { runVerification } from "./runVerification.ts";
import { formatJunitReport, formatResult, formatSummary, hasFailed } from "./verificationReport.ts";
import { parseVerifyOptions, usage, type VerifyOptions } from "./verifyOptions.ts";

/** Runs `npm run contracts:verify` with the given arguments. Returns the exit code, 0 or 1; throws `CommandError` for 2. */
export async function runVerify(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
): Promise<number> {
  const options = parseVerifyOptions(args, environment);
  if (options) return verify(options, print);
  print(usage);
  return 0;
}

async function verify(options: VerifyOptions, print: (text: string) => void): Promise<number> {
  const { remote, interactionTimeoutMs: timeoutMs, publication } = options;
  const pacts = selectPacts(options.provider);
  if (remote) {
    await Promise.all([remote.url, remote.statesUrl].map((url) => request(url, { timeoutMs })));
  }
  const total = pacts.reduce((sum, { interactionCount }) => sum + interactionCount, 0);
  const results: InteractionResult[] = [];
  const task = { pactPaths: pacts.map(({ path }) => path), timeoutMs, ...(remote && { remote }) };
  try {
    await runVerification(task, {
      timeoutMs: options.timeoutMs,
      verbose: options.verbose,
      onResult(result) {
        results.push(result);
        if (result.cause === undefined) print(formatResult(result, results.length, total));
      },
    });
  } finally {
    if (options.junit !== undefined) writeReport(options.junit, formatJunitReport(results));
  }
  checkCompleteness(results, total);
  print(`\n${formatSummary(results)}`);
  const [pact] = pacts;
  if (publication && pact) print(await publishResults(publication, pact, results));
  return results.some(hasFailed) ? 1 : 0;
}

function selectPacts(provider: string | undefined): PactFile[] {
  const pacts = readPactFiles(committedPactsFolder);
  const selected = pacts.filter((pact) => provider === undefined || pact.provider === provider);
  if (selected.length > 0) return selected;
  const known = pacts.map((pact) => pact.provider).join(", ");
  throw new CommandError(`There is no pact with the provider "${provider}". Known providers: ${known}.`);
}

function checkCompleteness(results: readonly InteractionResult[], total: number): void {
  const last = results.at(-1);
  if (results.length === total && last?.cause === undefined) return;
  const lines = [
    last?.cause ?? "The verification ended early.",
    `  ${last?.provider}: ${last?.description}`,
    ...(last?.states ?? []).map((state) => `  in the state ${state}`),
    `Not verified: ${total - results.length + 1} of ${total} interactions.`,
    formatSummary(results.slice(0, -1)),
  ];
  throw new CommandError(lines.join("\n").trim());
}

function writeReport(path: string, report: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, report);
}
