/** Compares a live backend with `schema/`; `npm run schema:diff -- --help` explains it. */
import { runSchemaDiff } from "./runSchemaDiff.ts";

const { exitCode, output } = await runSchemaDiff(process.argv.slice(2));
const stream = exitCode === 2 ? process.stderr : process.stdout;
stream.write(`${output}\n`);
process.exitCode = exitCode;
