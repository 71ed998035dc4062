/** `npm run contracts:publish` and `npm run contracts:can-i-deploy`. The environment names the Pact Broker. */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { committedPactsFolder, readPactFiles } from "../pactFiles.ts";
import { checkDeployable, publishPacts, readBrokerSettings } from "./pactBroker.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: "string", default: process.env["GIT_COMMIT"] ?? "" },
    branch: { type: "string", default: process.env["GIT_BRANCH"] ?? "" },
    to: { type: "string", default: "production" },
  },
});

try {
  process.exitCode = await runCommand(positionals[0]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function runCommand(command: string | undefined): Promise<number> {
  const broker = readBrokerSettings(process.env);
  const version = values.version || runGit("rev-parse", "HEAD");
  if (command === "publish") {
    const branch = values.branch || runGit("branch", "--show-current");
    const pacts = readPactFiles(committedPactsFolder);
    await publishPacts(broker, { number: version, branch }, pacts);
    console.log(`Published ${pacts.length} pacts of ${version} on ${branch}.`);
    return 0;
  }
  if (command === "can-i-deploy") {
    const { deployable, reason } = await checkDeployable(broker, version, values.to);
    console.log(`${deployable ? "Yes" : "No"}, for ${values.to}: ${reason}`);
    return deployable ? 0 : 1;
  }
  throw new Error(`Unknown command "${command ?? ""}": expected publish or can-i-deploy.`);
}

function runGit(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
