import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { startServer } from "./startServer.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
// When a Git hook runs the tests, its variables would make Git use this project's repository.
const environment = Object.entries(process.env).filter(([name]) => !/^(GIT|PACT)_/.test(name));

it("contracts:publish publishes all pacts on the branch that is checked out, and none without one", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  const env = {
    ...Object.fromEntries(environment),
    PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
    PACT_BROKER_BASE_URL: broker.url,
  };
  const run = (script: string) => promisify(execFile)("sh", ["-c", script], { cwd: folder, env });
  await run("git init --quiet --initial-branch=roof");
  await run("git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message=A");

  await run("git checkout --quiet --detach");
  await expect(run(scripts["contracts:publish"])).rejects.toThrow("HEAD is not a symbolic ref");
  expect(published).toEqual([]);
  await run("git checkout --quiet roof");
  await run(scripts["contracts:publish"]);

  expect(published.map(({ branch }) => branch)).toEqual(["roof", "roof", "roof", "roof"]);
  const providers = published.flatMap(({ contracts }) => contracts.map(({ providerName }) => providerName));
  expect(providers.toSorted()).toEqual([
    "identity-provider",
    "main-api",
    "main-api-registered-documents",
    "registration-service",
  ]);
});
