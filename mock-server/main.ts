/** The mock backend's command line; `npm run mock -- --help` explains it. */
import { enableCompileCache } from "node:module";

// Before anything is loaded: what was compiled at the last start need not be compiled again.
enableCompileCache();
const { announcement } = await import("./announcement.ts");
const { optionsFrom, UsageError } = await import("./commandLine.ts");
const { PortTakenError, startMockServer } = await import("./startMockServer.ts");

try {
  const options = optionsFrom(process.argv.slice(2));
  if ("print" in options) {
    console.log(options.print);
  } else {
    await startMockServer({ ...options, onReload: (message) => console.log(`  ${message}`) });
    console.log(announcement(options));
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
