import { execFileSync } from "node:child_process";
import { CommandError } from "../commandLine.ts";

/** The hash of the commit that is checked out. */
export function readCommit(): string {
  return runGit("rev-parse", "HEAD");
}

/** The branch that is checked out. Throws `CommandError` for a detached commit, as pipelines check it out. */
export function readBranch(): string {
  const branch = runGit("branch", "--show-current");
  if (branch) return branch;
  throw new CommandError("No branch is checked out. Name it with --branch or GIT_BRANCH.");
}

function runGit(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
