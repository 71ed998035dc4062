import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { shorten } from "./shorten.ts";

/**
 * Runs commands side by side, all of them even if one fails, and prints the beginning of each failure. `commands` are those of
 * a shell, by the names under which they are reported. Returns the names of those that failed.
 */
export async function runChecks(
  commands: Readonly<Record<string, string>>,
  print: (text: string) => void = console.log,
): Promise<string[]> {
  const failedNames: string[] = [];
  const run = async ([name, command]: [string, string]) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const [output, errors, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    print(`${exitCode === 0 ? "✓" : "✗"} ${name}`);
    if (exitCode === 0) return;
    failedNames.push(name);
    for (const failure of shortenFailures(output + errors)) print(failure);
  };
  await Promise.all(Object.entries(commands).map(run));
  return failedNames;
}

/** The beginnings of the failures in an output. Vitest, TypeScript and Biome begin each with its place. */
export function shortenFailures(output: string): string[] {
  return output
    .replaceAll(/^\[\d+\/\d+\].*\n/gm, "")
    .split(/^(?=✗ |\S+\(\d+,\d+\): error |\S.* ━{3,}$)/m)
    .filter((failure) => failure.trim() !== "")
    .map(shorten);
}
