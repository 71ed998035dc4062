import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "./startServer.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
// Without those of a hook, by which Git would find this project's repository.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(GIT|PACT)_/.test(name)),
);

/** Runs the script in a repository with one commit and the committed pacts, against a broker. */
async function publish({ isDetached }: { isDetached: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runGit = (...args: string[]) => execFileSync("git", args, { cwd: folder, env: environment });
  runGit("init", "--quiet", "--initial-branch=roof");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  runGit(...author, "commit", "--quiet", "--allow-empty", "--message=A");
  if (isDetached) runGit("checkout", "--quiet", "--detach");
  cpSync("contracts/pacts", join(folder, "contracts/pacts"), { recursive: true });
  const published: { branch: string; contracts: { providerName: string }[] }[] = [];
  const broker = await startServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/contracts/publish") published.push(JSON.parse(body));
    const href = `http://${request.headers.host}/contracts/publish`;
    response.setHeader("content-type", "application/hal+json");
    response.end(JSON.stringify({ notices: [], _links: { "pb:publish-contracts": { href } } }));
  });
  onTestFinished(() => broker.close());
  const run = promisify(execFile)("sh", ["-c", scripts["contracts:publish"]], {
    cwd: folder,
    env: {
      ...environment,
      PATH: `${resolve("node_modules/.bin")}${delimiter}${environment["PATH"]}`,
      PACT_BROKER_BASE_URL: broker.url,
    },
  });
  const { stderr } = await run.catch((error: { stderr: string }) => error);
  return { exitCode: run.child.exitCode, stderr, published };
}

describe("contracts:publish", { timeout: 60_000 }, () => {
  it("publishes all pacts on the branch that is checked out", async () => {
    const { exitCode, published } = await publish({ isDetached: false });
    expect(exitCode).toBe(0);
    expect(published.map(({ branch }) => branch)).toEqual(["roof", "roof", "roof", "roof"]);
    const providers = published.flatMap(({ contracts }) => contracts.map(({ providerName }) => providerName));
    expect(providers.toSorted()).toEqual([
      "identity-provider",
      "main-api",
      "main-api-registered-documents",
      "registration-service",
    ]);
  });

  it("refuses a commit that is on no branch", async () => {
    const { exitCode, stderr, published } = await publish({ isDetached: true });
    expect(stderr).toContain("HEAD is not a symbolic ref");
    expect(exitCode).not.toBe(0);
    expect(published).toEqual([]);
  });
});
