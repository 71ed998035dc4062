/** Verifies pacts against their providers. `npm run contracts:verify -- --help` explains the options. */
import { runCommand } from "../commandLine.ts";
import { runVerify } from "./runVerify.ts";

await runCommand(() => runVerify(process.argv.slice(2)));
