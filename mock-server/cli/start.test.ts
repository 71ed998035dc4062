import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../server/findFreePort.ts";
import { type RunningProgram, runProgram } from "../testing/runProgram.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const sources = [
  ".ci",
  "src",
  "mock-server",
  "schema",
  "deploy",
  "index.html",
  "package.json",
  "vite.config.ts",
];
const timeout = 60_000;

let copy: string;
let start: RunningProgram;
let backend: string;
let portal: string;

beforeAll(async () => {
  copy = copyProject();
  const script = join(copy, "mock-server/cli/start.ts");
  const freePorts = ["--port=0", "--registration-port=0", "--identity-port=0"];
  const portalPort = await findFreePort();
  portal = `http://127.0.0.1:${portalPort}`;
  const args = [...freePorts, `--portal-port=${portalPort}`];
  start = runProgram(process.execPath, [script, ...args], { cwd: copy });
  const [, console = ""] = await start.waitForOutput(/Console\s+(\S+)/);
  backend = console.replace("localhost", "127.0.0.1");
  await start.waitForOutput(/Watching/);
}, timeout);

afterAll(async () => {
  await start.stop();
  rmSync(copy, { recursive: true });
});

describe("npm start", { timeout }, () => {
  it("adds the toolbar to the portal and serves it the control API", async () => {
    expect(await getPortalText("/")).toContain('src="/@mock/toolbar.js"');
    expect(await getPortalText("/@mock/toolbar.js")).toContain("mock-toolbar");
    expect(JSON.parse(await getPortalText("/@mock/control/current-world"))).toMatchObject({ id: "de" });
  });

  it("generates types and reloads the mock server after a change of the SDL", async () => {
    const text = "type RuntimeConfig {";
    const files = globSync("schema/main/*", { cwd: copy });
    const file = files.find((it) => readFileSync(join(copy, it), "utf8").includes(text)) ?? "";
    edit(file, text, `${text}\n  motto: String`);
    await expectContent("mock-server/generated/mainApi.ts", "motto");
    await expect.poll(getRuntimeConfigFields, { timeout }).toContain("motto");
  });

  it("generates the operation's module after a change of a document", async () => {
    edit("src/features/notifications/notifications.graphql", "projectType", "projectType __typename");
    await expectContent("src/features/notifications/notifications.generated.ts", "__typename");
    await expectContent("schema/operations.json", "__typename");
  });

  it("generates the types of arguments after a change of an English message", async () => {
    edit("src/i18n/locales/en.json", "Let daylight in", "Let {light} in");
    await expectContent("src/i18n/messageArguments.generated.ts", "light: Value");
  });

  it("reloads the mock server with its worlds after a change of its code", async () => {
    const body = JSON.stringify({ country: "NO", id: "made" });
    const headers = { "content-type": "application/json" };
    const create = () => fetch(`${backend}/control/worlds`, { method: "POST", body, headers });
    // The mock server may still be reloading after the change before.
    await expect.poll(() => create().then(({ ok }) => ok, String), { timeout }).toBe(true);
    edit("mock-server/control/controlRoutes.ts", "There is no control route", "No control route is called");
    await expect.poll(() => getText("/control/none"), { timeout }).toContain("No control route is called");
    expect(await getText("/control/worlds")).toContain('"id":"made"');
  });

  it("keeps the running mock server if its changed code cannot be loaded", async () => {
    const restore = edit("mock-server/world/clock.ts", "export class Clock", "export class Clock!");
    await start.waitForOutput(/Expected `{`.*mock-server\/world\/clock\.ts/s);
    await start.waitForOutput(/clock\.ts changed\. The mock server keeps running with its previous code\./);
    expect(await getRuntimeConfigFields()).toContain("defaultLocale");
    restore();
    await start.waitForOutput(/clock\.ts changed\. The mock server was reloaded/);
    expect(start.getOutput()).not.toContain("[vite] (ssr)");
  });

  it("restarts Vite after a change of vite.config.ts", async () => {
    const printed = start.getOutput().length;
    edit("vite.config.ts", "cssCodeSplit: false", "cssCodeSplit: true");
    await start.waitForOutput(/vite\.config\.ts changed, restarting server.*Watching/s, printed);
  });

  it.each(["package.json", "mock-server/cli/options.ts", "schema/generationInputs.ts"])(
    "asks for a restart after a change of %s",
    async (file) => {
      edit(file, /$/, "\n");
      await start.waitForOutput(new RegExp(`${file} changed\\. Stop npm start and start it again`));
    },
  );
});

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-"));
  const isCopied = (path: string) => !/node_modules|\.test\.tsx?$/.test(path.slice(project.length));
  for (const name of sources) {
    cpSync(join(project, name), join(folder, name), { recursive: true, filter: isCopied });
  }
  linkPackages(folder);
  return folder;
}

/** Links each package instead of the folder, so that Vite has its own cache in `node_modules`. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(project, "node_modules"))) {
    if (!name.startsWith(".")) {
      symlinkSync(join(project, "node_modules", name), join(folder, "node_modules", name), "junction");
    }
  }
}

/** Replaces a text of a file. Returns a function that restores the file. */
function edit(file: string, text: string | RegExp, replacement: string): () => void {
  const path = join(copy, file);
  const content = readFileSync(path, "utf8");
  const changed = content.replace(text, replacement);
  expect(changed).not.toBe(content);
  writeFileSync(path, changed);
  return () => writeFileSync(path, content);
}

async function expectContent(file: string, text: string): Promise<void> {
  await expect.poll(() => readFileSync(join(copy, file), "utf8"), { timeout }).toContain(text);
}

/** Returns the error instead of a response while the mock server is replaced. */
async function getPortalText(path: string): Promise<string> {
  return await (await fetch(`${portal}${path}`)).text();
}

async function getText(path: string): Promise<string> {
  return await fetch(`${backend}${path}`).then((response) => response.text(), String);
}

async function getRuntimeConfigFields(): Promise<string> {
  return await getText(`/graphql?query={__type(name:"RuntimeConfig"){fields{name}}}`);
}
