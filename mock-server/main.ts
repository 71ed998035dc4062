/** The mock backend's command line; `npm run mock -- --help` explains it. */
import { announcement } from "./announcement.ts";
import { optionsFrom, UsageError, usage } from "./commandLine.ts";
import { PortTakenError, startMockServer } from "./startMockServer.ts";

try {
  const options = optionsFrom(process.argv.slice(2));
  if (options) {
    await startMockServer(options);
    console.log(announcement(options));
  } else {
    console.log(usage);
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
