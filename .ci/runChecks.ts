import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

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
 * Runs commands side by side, all of them even if one fails, and prints what failed ones print besides their progress.
 * `commands` are shell commands by the names for their reports. Returns the names of failed commands.
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
    if (exitCode === 0) return print(`✓ ${name}`);
    failedNames.push(name);
    print(`✗ ${name}\n${output + errors}`.replaceAll(/^\[\d+\/\d+\].*\n/gm, "").trimEnd());
  };
  await Promise.all(Object.entries(commands).map(run));
  for (const signal of signals) process.off(signal, endOnSignal);
  return failedNames;
}
