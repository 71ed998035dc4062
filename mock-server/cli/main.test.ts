import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { formatScenarioList } from "../scenarios/scenarios.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { findFreePort } from "../server/findFreePort.ts";
import { type RunningProgram, runProgram } from "../testing/runProgram.ts";
import { usage } from "./options.ts";

const script = fileURLToPath(new URL("./main.ts", import.meta.url));
const takenPort = await findFreePort();
const freePorts = ["--port=0", "--registration-port=0", "--identity-port=0"];
let running: RunningProgram | undefined;
afterEach(async () => {
  await running?.stop();
});

const run = (...args: string[]): RunningProgram => {
  running = runProgram(process.execPath, [script, ...args]);
  return running;
};

describe("mock server command line", { timeout: 30_000 }, () => {
  it("prints its URLs and runs until SIGTERM, then exits with 0", async () => {
    const server = run(...freePorts, "--country", "no", "--scenario", "empty");
    const [, console = ""] = await server.waitForOutput(
      /Console\s+http:\/\/localhost:(\d+)\n\s+Provider\s+http:\/\/localhost:\d+\n\s+Personas\s+anna@no\.example/,
    );
    const response = await fetch(`http://127.0.0.1:${console}/graphql?query={runtimeConfig{country}}`);
    expect(await response.json()).toEqual({ data: { runtimeConfig: { country: "NO" } } });
    const { worlds } = await (await fetch(`http://127.0.0.1:${console}/control/worlds`)).json();
    expect(worlds).toHaveLength(countries.length);
    expect(new Set(worlds.map(({ scenario }: { scenario: string }) => scenario))).toEqual(new Set(["empty"]));
    expect(server.isRunning()).toBe(true);
    await server.stop();
    expect(await server.waitForExit()).toBe(0);
  });

  it.each([
    { args: ["--help"], text: usage },
    { args: ["--scenarios"], text: formatScenarioList() },
  ])("prints the text of $args and exits with 0", async ({ args, text }) => {
    const server = run(...args);
    expect(await server.waitForExit()).toBe(0);
    expect(server.getOutput().trim()).toBe(text.trim());
  });

  it.each<[args: string[], message: RegExp]>([
    [["--scenario", "nothing"], /^There is no scenario "nothing"\. Known scenarios: standing, empty/],
    [["--port", "http"], /^--port must be a port from 0 to 65535, not "http"\.$/],
    [
      [...freePorts, `--port=${takenPort}`, "--phone", `--phone-port=${takenPort}`],
      /^Port \d+ is taken\. Choose another with --phone-port <number>\.$/,
    ],
    // An address for documentation (RFC 5737), which no machine has.
    [[...freePorts, "--host", "192.0.2.1"], /^This machine cannot listen on .+ others with --host <address>/],
  ])("exits with 1 and one line of error for %j", async (args, message) => {
    const server = run(...args);
    expect(await server.waitForExit()).toBe(1);
    expect(server.getOutput().trim()).toMatch(message);
    expect(server.getOutput().trim()).not.toContain("\n");
  });
});
