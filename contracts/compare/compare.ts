/** Compares a provider's schema with the portal's needs. `npm run contracts:compare -- --help` explains the options. */
import { runCommand } from "../commandLine.ts";
import { runCompare } from "./runCompare.ts";

await runCommand(async () => {
  const { exitCode, output } = await runCompare(process.argv.slice(2));
  console.log(output);
  return exitCode;
});
