/** The mock backend's command line; `npm run mock -- --help` explains it. */
import { announcement } from "./announcement.ts";
import { optionsFrom, UsageError } from "./commandLine.ts";
import { AddressRefusedError, startMockServer } from "./startMockServer.ts";

try {
  const options = optionsFrom(process.argv.slice(2));
  if ("print" in options) {
    console.log(options.print);
  } else {
    const server = await startMockServer({ ...options, onReload: (message) => console.log(`  ${message}`) });
    console.log(announcement(options, server));
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof AddressRefusedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
