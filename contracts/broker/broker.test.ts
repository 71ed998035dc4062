import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../startServer.ts";

const command = resolve("contracts/broker/broker.ts");
// Without those of a hook, by which Git would find this project's repository.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")),
);

/** Runs the command in a repository whose checked-out commit is on no branch. */
async function publish(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "detached-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runGit = (...gitArgs: string[]) => execFileSync("git", gitArgs, { cwd: folder, env: environment });
  runGit("init", "--quiet");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  runGit(...author, "commit", "--quiet", "--allow-empty", "--message=A");
  runGit("checkout", "--quiet", "--detach");
  const received: (string | undefined)[] = [];
  const broker = await startServer((request, response) => {
    received.push(request.url);
    response.end("{}");
  });
  onTestFinished(() => broker.close());
  const run = promisify(execFile)(process.execPath, [command, "publish", ...args], {
    cwd: folder,
    env: { ...environment, PACT_BROKER_BASE_URL: broker.url },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return { exitCode: run.child.exitCode, output: stdout + stderr, received };
}

describe("contracts:publish, when no branch is checked out,", () => {
  it("fails without the branch's name", async () => {
    expect(await publish()).toEqual({
      exitCode: 2,
      output: "No branch is checked out. Name it with --branch or GIT_BRANCH.\n",
      received: [],
    });
  });

  it("publishes on the branch of --branch", async () => {
    const { exitCode, output, received } = await publish("--branch", "feature/roof");
    expect(output).toMatch(/ on feature\/roof\.\n$/);
    expect(received).toEqual(["/contracts/publish"]);
    expect(exitCode).toBe(0);
  });
});
