import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** An error whose message is enough for the user of a command. The command ends with exit code 2. */
export class CommandError extends Error {}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Parses options. Throws `CommandError` for an unknown option, and for one without a value. */
export function parseOptions<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node adds advice about arguments that start with a hyphen.
    const [problem] = getMessage(error).split(". ");
    throw new CommandError(`${problem?.replace(/\.$/, "")}. --help lists the options.`);
  }
}

export function parseUrl(option: string, value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new CommandError(`${option} must be a URL such as https://api.example.com, not "${value}".`);
}

/** Parses the lines of repeated `--header` options. */
export function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (!name || !value) throw new CommandError(`--header must be "name: value", not "${line}".`);
      return [name.toLowerCase(), value];
    }),
  );
}

/** Runs a command to its exit code. Prints only the message of an error, unless it is a defect of the command. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 2;
  }
}
