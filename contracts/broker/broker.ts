/** `npm run contracts:broker -- publish`, `can-i-deploy` or `record-deployment`. */
import { setTimeout } from "node:timers/promises";
import { CommandError, parseOptions, parseSeconds, runCommand } from "../commandLine.ts";
import { committedPactsFolder, readPactFiles } from "../pactFiles.ts";
import { readBrokerSettings } from "./brokerSettings.ts";
import { readBranch, readCommit } from "./commit.ts";
import { checkDeployable, publishPacts, recordDeployment } from "./pactBroker.ts";

const usage = `Exchanges pacts and results with a Pact Broker.

  npm run contracts:broker -- publish                             publishes the committed pacts
  npm run contracts:broker -- can-i-deploy --to production        asks whether a version may be deployed
  npm run contracts:broker -- record-deployment --to production   records that it has been deployed

Options
  --version <version>      the version (default: GIT_COMMIT or the commit that is checked out)
  --branch <branch>        of the published version (default: GIT_BRANCH or the branch that is checked out)
  --to <environment>       (default: production)
  --pacticipant <name>     whose version it is: portal (default) or a provider such as main-api
  --retry-while-unknown <times>  how often can-i-deploy asks again while a result is missing (default: 12)
  --retry-interval <seconds>     how long it waits before that (default: 10)
  -h, --help               shows this help

Environment: PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
Exit code: 0 done, 1 the version may not be deployed, 2 the broker could not be asked.`;

await runCommand(async () => {
  const [command = "", ...args] = process.argv.slice(2);
  const values = parseOptions(args, {
    version: { type: "string", default: process.env["GIT_COMMIT"] ?? "" },
    branch: { type: "string", default: process.env["GIT_BRANCH"] ?? "" },
    to: { type: "string", default: "production" },
    pacticipant: { type: "string", default: "portal" },
    "retry-while-unknown": { type: "string", default: "12" },
    "retry-interval": { type: "string", default: "10" },
    help: { type: "boolean", short: "h", default: false },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const broker = readBrokerSettings(process.env);
  const version = values.version || readCommit();
  const deployment = { pacticipant: values.pacticipant, version, environment: values.to };
  switch (command) {
    case "publish": {
      const branch = values.branch || readBranch();
      const pacts = readPactFiles(committedPactsFolder);
      await publishPacts(broker, { number: version, branch }, pacts);
      console.log(`Published ${pacts.length} pacts of ${version} on ${branch}.`);
      return 0;
    }
    case "can-i-deploy": {
      const intervalMs = parseSeconds("--retry-interval", values["retry-interval"]);
      const { deployable, reason } = await checkDeployable(broker, deployment, {
        retries: parseTimes(values["retry-while-unknown"]),
        async wait() {
          console.log(`A result is missing. Asking again in ${intervalMs / 1000} s.`);
          await setTimeout(intervalMs);
        },
      });
      console.log(`${deployable ? "Yes" : "No"}, for ${values.to}: ${reason}`);
      return deployable ? 0 : 1;
    }
    case "record-deployment":
      await recordDeployment(broker, deployment);
      console.log(`Recorded that ${values.pacticipant} ${version} is deployed to ${values.to}.`);
      return 0;
    default:
      throw new CommandError(
        `Unknown command "${command}": expected publish, can-i-deploy or record-deployment.`,
      );
  }
});

function parseTimes(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new CommandError(`--retry-while-unknown must be a number such as 12, not "${value}".`);
}
