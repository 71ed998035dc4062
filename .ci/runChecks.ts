import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** The lines to print of each failure: the cause is at its beginning. */
const maxLines = 20;

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Compilers start child processes, which would survive the end of their command: so the whole group ends. Windows has no
 * process groups.
 */
const hasProcessGroups = process.platform !== "win32";

function endProcesses(child: ChildProcess): void {
  if (hasProcessGroups && child.pid) process.kill(-child.pid);
  else child.kill();
}

/**
 * Runs commands side by side, all of them even if one fails, and prints the beginning of each failure. `commands` are shell
 * commands by the names for their reports. Returns the names of failed commands.
 */
export async function runChecks(
  commands: Readonly<Record<string, string>>,
  print: (text: string) => void = console.log,
): Promise<string[]> {
  const failedNames: string[] = [];
  const children = new Set<ChildProcess>();
  const endOnSignal = (signal: NodeJS.Signals) => {
    for (const child of children) endProcesses(child);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  for (const signal of signals) process.once(signal, endOnSignal);
  const run = async ([name, command]: [string, string]) => {
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      detached: hasProcessGroups,
    });
    children.add(child);
    const [output, errors, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    children.delete(child);
    print(`${exitCode === 0 ? "✓" : "✗"} ${name}`);
    if (exitCode === 0) return;
    failedNames.push(name);
    for (const failure of shortenFailures(output + errors)) print(failure);
  };
  await Promise.all(Object.entries(commands).map(run));
  for (const signal of signals) process.off(signal, endOnSignal);
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

/** Cuts a failure off after a screenful. */
export function shorten(failure: string): string {
  const lines = failure.trimEnd().split("\n");
  if (lines.length <= maxLines) return lines.join("\n");
  return [...lines.slice(0, maxLines - 1), `… ${lines.length - maxLines + 1} more lines`].join("\n");
}
