/** `npm run contracts:publish` and `npm run contracts:can-i-deploy`; the environment names the Pact Broker. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { committedPacts } from "../pactFolders.ts";
import { readPact } from "../verifyPact.ts";
import { brokerSettings, canIDeploy, publishPacts } from "./pactBroker.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: "string", default: process.env["GIT_COMMIT"] ?? "" },
    branch: { type: "string", default: process.env["GIT_BRANCH"] ?? "" },
    to: { type: "string", default: "production" },
  },
});

try {
  process.exitCode = await run(positionals[0]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}

async function run(command: string | undefined): Promise<number> {
  const broker = brokerSettings(process.env);
  const version = values.version || git("rev-parse", "HEAD");
  if (command === "publish") {
    const branch = values.branch || git("branch", "--show-current");
    const pacts = readdirSync(committedPacts).map((name) => {
      const file = join(committedPacts, name);
      return { provider: readPact(file).provider, text: readFileSync(file, "utf8") };
    });
    await publishPacts(broker, { number: version, branch }, pacts);
    process.stdout.write(`Published ${pacts.length} pacts of ${version} on ${branch}.\n`);
    return 0;
  }
  if (command === "can-i-deploy") {
    const { deployable, reason } = await canIDeploy(broker, version, values.to);
    process.stdout.write(`${deployable ? "Yes" : "No"}, for ${values.to}: ${reason}\n`);
    return deployable ? 0 : 1;
  }
  throw new Error(`"${command ?? ""}" is no command: expected publish or can-i-deploy.`);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
