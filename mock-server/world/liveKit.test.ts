import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NodeProcess, runNode } from "../testing/nodeProcess.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const seed = "mock-server/world/seeds/accountSeeds.ts";
let copy: string;
let server: NodeProcess;
let origin: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "live-edit-"));
  for (const part of ["mock-server", "schema", "package.json"]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  server = runNode(join(copy, "mock-server/main.ts"), [
    "--port=0",
    "--registration-port=0",
    "--identity-port=0",
  ]);
  const [, port = ""] = await server.printed(/Console\s+http:\/\/localhost:(\d+)\n.*Personas/s);
  origin = `http://127.0.0.1:${port}`;
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true });
});

const json = { "content-type": "application/json" };
const post = async (path: string, body: unknown) =>
  await fetch(`${origin}${path}`, { method: "POST", body: JSON.stringify(body), headers: json });
const read = async (path: string) => await (await fetch(`${origin}${path}`)).json();
const descriptionOfBen = async (world: string) => {
  const { personas } = await read(`/control/worlds/${world}`);
  return personas.find(({ persona }: { persona: string }) => persona === "ben").description;
};
/** Saves a file changed, and waits for the line that says what came of it. */
const save = async (change: (text: string) => string, line: RegExp, file = seed) => {
  const from = server.output().length;
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return (await server.printed(line, from))[0];
};
const reloaded = /\S+ changed: the standing worlds were built anew\./;
const describeBen = (from: string, to: string) => (text: string) => text.replace(from, to);
const usual = "a new account without any project";

describe("a change of a seed file", { timeout: 60_000 }, () => {
  it("shows in the running mock, in standing worlds and new ones, and leaves made ones alone", async () => {
    await post("/control/worlds", { country: "SE", id: "before" });
    await post("/control/worlds/se/faults", { path: "/nothing", effect: { kind: "reset" } });
    expect(await descriptionOfBen("se")).toBe(usual);

    expect(await save(describeBen(usual, "an edited account"), reloaded)).toMatch(/^accountSeeds\.ts /);
    expect(await descriptionOfBen("se")).toBe("an edited account");
    await post("/control/worlds", { country: "SE", id: "after" });
    expect(await descriptionOfBen("after")).toBe("an edited account");
    expect(await descriptionOfBen("before")).toBe(usual);
    expect((await read("/control/worlds/se/faults")).faults).toHaveLength(1);
  });

  it("that cannot be read leaves the former seeds, the process and its answers, and a line says so", async () => {
    const broken = /accountSeeds\.ts cannot be loaded; the former seeds stay\. .*/;
    expect(await save((text) => `${text}\nexport const = ;`, broken)).toContain("SyntaxError");
    expect(server.isRunning()).toBe(true);
    expect(await descriptionOfBen("se")).toBe("an edited account");
    await post("/control/worlds", { country: "SE", id: "meanwhile" });
    expect(await descriptionOfBen("meanwhile")).toBe("an edited account");

    const mended = (text: string) => text.replace("\nexport const = ;", "").replace("an edited", "a mended");
    await save(mended, reloaded);
    expect(await descriptionOfBen("se")).toBe("a mended account");
  });

  it("that builds no world leaves the former seeds too", async () => {
    const failing = (text: string) =>
      text.replace("world.accounts.push(account);", 'throw new Error("No accounts.");');
    const line = /accountSeeds\.ts cannot be loaded; the former seeds stay\. Error: No accounts\./;
    await save(failing, line);
    expect(await descriptionOfBen("se")).toBe("a mended account");
    expect((await post("/control/worlds", { country: "NO", id: "still" })).status).toBe(201);
    await save(
      (text) => text.replace('throw new Error("No accounts.");', "world.accounts.push(account);"),
      reloaded,
    );
  });

  it("of a scenario shows in the list, and one of a country in its worlds", async () => {
    const scenarios = "mock-server/world/scenarios/accountScenarios.ts";
    await save(
      (text) => text.replace("Ben with an account and nothing in it", "Ben, edited"),
      reloaded,
      scenarios,
    );
    const { scenarios: listed } = await read("/control/scenarios");
    expect(JSON.stringify(listed)).toContain("Ben, edited; no campaign runs");

    const countrySeed = "mock-server/world/countries/se.ts";
    await save(
      (text) => text.replace(/windowRegistrationEnabled: true/, "windowRegistrationEnabled: false"),
      reloaded,
      countrySeed,
    );
    const config = await fetch(`${origin}/graphql?query={runtimeConfig{windowRegistrationEnabled}}`, {
      headers: { cookie: "mock-world=se" },
    });
    expect(await config.json()).toEqual({ data: { runtimeConfig: { windowRegistrationEnabled: false } } });
  });

  it("wrong requests are told in the same words after it", async () => {
    const response = await post("/control/worlds", { country: "SE", scenario: "nothing" });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/^There is no scenario "nothing"\. Known scenarios: /);
  });
});
