/** The command line of the mock server; `npm run mock -- --help` lists its options. */
import { ScenarioError } from "../scenarios/createScenario.ts";
import { ListenError } from "../server/listen.ts";
import { type MockServerOptions, startMockServer } from "../server/startMockServer.ts";
import { formatAnnouncement } from "./formatAnnouncement.ts";
import { parseOptions, UsageError } from "./options.ts";

try {
  const options = parseOptions(process.argv.slice(2));
  if ("getText" in options) console.log(await options.getText());
  else await start(options);
} catch (error) {
  const isExpected = [UsageError, ListenError, ScenarioError].some((expected) => error instanceof expected);
  if (!(isExpected && error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(options: MockServerOptions): Promise<void> {
  const server = await startMockServer(options);
  const { origin, origins, password } = server;
  const logEvent = (event: string, details: object = {}) => {
    if (options.logsRequests)
      console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
  };
  logEvent("started", { origin, ...origins });
  if (!options.logsRequests) console.log(formatAnnouncement(options, server));
  // Not into the log. It is shown nowhere else.
  else if (password !== process.env["MOCK_PASSWORD"])
    console.error(`Password of console and control API: ${password}`);
  const stop = async () => {
    logEvent("stopping");
    await server.stop();
    logEvent("stopped");
  };
  // A second signal ends the process at once.
  process.once("SIGTERM", stop).once("SIGINT", stop);
}
