import { spawnSync } from "node:child_process";

export interface GitAnswer {
  succeeded: boolean;
  /** Empty where there is no git. */
  output: string;
}

/** Runs git in a folder. A hook's variables would lead it to another repository. */
export function git(folder: string, ...args: readonly string[]): GitAnswer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  const { status, stdout } = spawnSync("git", args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return { succeeded: status === 0, output: stdout ?? "" };
}
