import "./printHelp.ts";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The options of a command besides `--help`. A wrong argument ends the command with one line. */
export function readOptions<const T extends ParseArgsOptionsConfig>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // Node adds advice about arguments that start with a hyphen.
    const [problem] = error instanceof Error ? error.message.split(". ", 1) : [error];
    console.error(`${problem}. --help says what the command takes.`);
    process.exit(2);
  }
}
