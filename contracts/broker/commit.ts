import { execFileSync } from "node:child_process";

/** The hash of the commit that is checked out. */
export function readCommit(): string {
  return runGit("rev-parse", "HEAD");
}

/** The branch that is checked out; empty for a detached commit. */
export function readBranch(): string {
  return runGit("branch", "--show-current");
}

function runGit(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
