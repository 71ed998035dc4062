/** The command line of the mock server; `npm run mock -- --help` lists its options. */
import { ScenarioError } from "../scenarios/createScenario.ts";
import { ListenError } from "../server/listen.ts";
import { type MockServerOptions, startMockServer } from "../server/startMockServer.ts";
import { endWithParent } from "./endWithParent.ts";
import { formatAnnouncement } from "./formatAnnouncement.ts";
import { parseOptions, UsageError } from "./options.ts";
import { servePhones } from "./servePhones.ts";

try {
  const options = parseOptions(process.argv.slice(2));
  if ("getText" in options) console.log(await options.getText());
  else await start(options);
} catch (error) {
  const isExpected = [UsageError, ListenError, ScenarioError].some((expected) => error instanceof expected);
  if (!(isExpected && error instanceof Error)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(options: MockServerOptions): Promise<void> {
  endWithParent();
  const server = await startMockServer(options);
  // A second signal ends the process at once.
  process.once("SIGTERM", server.close).once("SIGINT", server.close);
  const phones = await servePhones(options, server.origins);
  console.log(formatAnnouncement(options, server) + phones);
}
