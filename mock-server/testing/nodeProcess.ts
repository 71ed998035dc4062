import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

// The project's own Node: the one that runs the tests may be older.
const node = fileURLToPath(new URL("../../node_modules/.bin/node", import.meta.url));

/** A script that runs in a process of its own. */
export interface NodeProcess {
  /** Everything it has printed so far. */
  output(): string;
  /** Waits until it has printed what matches, after what was printed when `from` was taken; its end before is an error. */
  printed(pattern: RegExp, from?: number): Promise<RegExpExecArray>;
  /** Waits for its end. */
  ended(): Promise<number | null>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

export function runNode(script: string, args: readonly string[] = []): NodeProcess {
  const child: ChildProcess = spawn(node, [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const end = once(child, "exit");
  let output = "";
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      tell();
    });
  }
  child.on("close", tell);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => output,
    printed: (pattern, from = 0) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output.slice(from));
          if (match) resolve(match);
          else if (isRunning()) return;
          else reject(new Error(`It ended and never printed ${pattern}:\n${output}`));
          listeners.delete(check);
        };
        listeners.add(check);
        check();
      }),
    ended: async () => {
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
