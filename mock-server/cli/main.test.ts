import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { formatScenarioList } from "../scenarios/scenarios.ts";
import { type NodeProcess, runNode } from "../testing/runNode.ts";
import { usage } from "./options.ts";

const script = fileURLToPath(new URL("./main.ts", import.meta.url));
const freePorts = ["--port=0", "--registration-port=0", "--identity-port=0"];
let running: NodeProcess | undefined;
afterEach(async () => {
  await running?.stop();
});

const run = (...args: string[]): NodeProcess => {
  running = runNode(script, args);
  return running;
};

describe("mock server command line", { timeout: 30_000 }, () => {
  it("prints its URLs and keeps running", async () => {
    const server = run(...freePorts, "--country", "no", "--scenario", "empty");
    const [, console = ""] = await server.waitForOutput(
      /Console\s+http:\/\/localhost:(\d+)\n\s+Provider\s+http:\/\/localhost:\d+\n\s+Personas\s+anna@no\.example/,
    );
    const response = await fetch(`http://127.0.0.1:${console}/graphql?query={runtimeConfig{country}}`);
    expect(await response.json()).toEqual({ data: { runtimeConfig: { country: "NO" } } });
    const { worlds } = await (await fetch(`http://127.0.0.1:${console}/control/worlds`)).json();
    expect(worlds).toHaveLength(8);
    expect(new Set(worlds.map(({ scenario }: { scenario: string }) => scenario))).toEqual(new Set(["empty"]));
    expect(server.isRunning()).toBe(true);
  });

  it.each([
    { args: ["--help"], text: usage },
    { args: ["--scenarios"], text: formatScenarioList() },
  ])("prints the text of $args and exits with 0", async ({ args, text }) => {
    const server = run(...args);
    expect(await server.waitForExit()).toBe(0);
    expect(server.getOutput().trim()).toBe(text.trim());
  });

  it.each([
    {
      args: ["--scenario", "nothing"],
      message: /^There is no scenario "nothing"\. Known scenarios: standing, empty/,
    },
    {
      args: ["--latency", "soon"],
      message: /^--latency must be a whole number from 0 to 600000, not "soon"\.$/,
    },
    { args: ["--nothing"], message: /^Unknown option '--nothing'/ },
    // A documentation address (RFC 5737), which no machine has.
    {
      args: [...freePorts, "--host", "192.0.2.1"],
      message:
        /^This machine cannot listen on 192\.0\.2\.1, port 0 \(EADDRNOTAVAIL\)\. Choose others with --host <address>/,
    },
  ])("exits with 1 and one line of error for $args", async ({ args, message }) => {
    const server = run(...args);
    expect(await server.waitForExit()).toBe(1);
    expect(server.getOutput().trim()).toMatch(message);
    expect(server.getOutput().trim()).not.toContain("\n");
  });

  it("exits with 0 after SIGTERM", async () => {
    const server = run(...freePorts);
    await server.waitForOutput(/Personas/);
    await server.stop();
    expect(await server.waitForExit()).toBe(0);
  });

  it("exits with 1 and names the option if a port is taken", async () => {
    const other = createServer();
    await new Promise<void>((opened) => other.listen(0, "127.0.0.1", opened));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const server = run(`--port=${port}`, ...freePorts.slice(1));
    expect(await server.waitForExit()).toBe(1);
    expect(server.getOutput().trim()).toBe(`Port ${port} is taken. Choose another with --port <number>.`);
    other.close();
  });
});
