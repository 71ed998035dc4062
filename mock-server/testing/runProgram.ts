import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program in a child process. */
export interface RunningProgram {
  /** The output so far. */
  getOutput(): string;
  /** Waits for output that matches, from the offset `from` on; rejects if the process exits before. */
  waitForOutput(pattern: RegExp, from?: number): Promise<RegExpExecArray>;
  /** Waits for the exit code. */
  waitForExit(): Promise<number | null>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): RunningProgram {
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = once(child, "exit");
  let output = "";
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      notify();
    });
  }
  child.on("close", notify);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    getOutput: () => output,
    waitForOutput: (pattern, from = 0) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output.slice(from));
          if (match) resolve(match);
          else if (isRunning()) return;
          else reject(new Error(`The process exited without printing ${pattern}:\n${output}`));
          listeners.delete(check);
        };
        listeners.add(check);
        check();
      }),
    waitForExit: async () => {
      await end;
      return child.exitCode;
    },
    isRunning,
    stop: async () => {
      if (isRunning()) child.kill();
      await end;
    },
  };
}
