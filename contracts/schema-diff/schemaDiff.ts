/** Compares a live backend with `schema/`. `npm run schema:diff -- --help` explains the options. */
import { runSchemaDiff } from "./runSchemaDiff.ts";

const { exitCode, output } = await runSchemaDiff(process.argv.slice(2));
if (exitCode === 2) console.error(output);
else console.log(output);
process.exitCode = exitCode;
