/**
 * `npm run chaos`: opens the screens of the production build while a proxy in front of the mock backend disturbs responses,
 * and counts pages that stay blank or hang, errors that nothing catches, and scripts that run. Options: `--seed`,
 * `--mutations`, `--faults`, `--only 7,100-200`, `--workers`, and `--no-build` for the last build.
 */
import { startServers } from "../browsers/startServers.ts";
import { backendOrigin, ports } from "../support/config/ports.ts";
import { startChaosProxy } from "./chaosProxy.ts";
import { parseChaosOptions } from "./options.ts";
import { type ChaosCase, planCases, type RecordedOperation } from "./planCases.ts";
import { type CaseResult, describeFailure, formatReport } from "./report.ts";
import { chaosScreens } from "./screens.ts";
import { Visitor } from "./visitor.ts";

const options = parseChaosOptions(process.argv.slice(2));
print(`--seed ${options.seed} --mutations ${options.mutations} --faults ${options.faults}`);
const stopServers = await startServers({ portalPort: ports.preview, builds: options.builds });
const proxy = await startChaosProxy(ports.portal, {
  services: backendOrigin,
  portal: `http://127.0.0.1:${ports.preview}`,
});
const visitors: Visitor[] = [];
const start = performance.now();
process.on("SIGINT", stop).on("SIGTERM", stop);
try {
  while (visitors.length < options.workers) visitors.push(await Visitor.create(proxy));
  const cases = planCases(await recordOperations(), options).filter(
    ({ number }) => options.only.length === 0 || options.only.includes(number),
  );
  const results = await repeatFailures(await runCases(cases));
  for (const result of results) {
    const failure = describeFailure(result);
    if (failure) print(`${failure}\n  npm run chaos -- ${describeRepetition(result.chaosCase)}`);
  }
  print(`\n${formatReport(results, performance.now() - start)}`);
  if (results.some((result) => describeFailure(result))) process.exitCode = 1;
} finally {
  await stop();
}

async function stop(): Promise<void> {
  proxy.close();
  await Promise.all([stopServers(), ...visitors.map((visitor) => visitor.close())]);
}

/** Opens each screen without a disturbance. Throws if one of them is not shown then. */
async function recordOperations(): Promise<RecordedOperation[]> {
  const [visitor] = visitors;
  if (!visitor) throw new Error("--workers expects at least 1.");
  const recorded: RecordedOperation[] = [];
  for (const screen of chaosScreens) {
    const { outcome, uncaught, traffic } = await visitor.visit(screen);
    if (outcome !== "shown" || uncaught.length > 0) {
      throw new Error(`Expected ${screen.path} to be shown without a disturbance: ${outcome} ${uncaught}.`);
    }
    const operations = [...traffic.responses].toSorted(([a], [b]) => a.localeCompare(b, "en"));
    recorded.push(...operations.map(([operation, response]) => ({ screen, operation, response })));
  }
  return recorded;
}

async function runCases(cases: readonly ChaosCase[]): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  const remaining = cases.values();
  const work = async (visitor: Visitor) => {
    for (const chaosCase of remaining) {
      const result = { chaosCase, visit: await visitor.visit(chaosCase.screen, chaosCase.disturbance) };
      results.push(result);
      if (results.length % 100 === 0) print(`${results.length} of ${cases.length} cases`);
    }
  };
  await Promise.all(visitors.map(work));
  return results;
}

/** A page can also hang because the others keep the machine busy: what failed is repeated alone. */
async function repeatFailures(results: readonly CaseResult[]): Promise<CaseResult[]> {
  const [visitor] = visitors;
  const repeated: CaseResult[] = [];
  for (const result of results) {
    const { chaosCase } = result;
    const isFailed = visitor && describeFailure(result);
    repeated.push(
      isFailed ? { chaosCase, visit: await visitor.visit(chaosCase.screen, chaosCase.disturbance) } : result,
    );
  }
  return repeated;
}

function describeRepetition({ number }: ChaosCase): string {
  const { seed, mutations, faults } = options;
  return `--seed ${seed} --mutations ${mutations} --faults ${faults} --only ${number}`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
