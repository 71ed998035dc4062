import { GraphQLError } from "graphql";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import type { Ports } from "../server/ports.ts";
import type { MockServer, MockServerOptions } from "../server/startMockServer.ts";
import { createChangeQueue, formatFiles } from "./changeQueue.ts";
import { UsageError } from "./options.ts";

/** Files that determine the content of new worlds. */
const worldFiles = /^mock-server\/(scenarios|seeds|world)\//;

interface MockReloaderOptions {
  vite: ViteDevServer;
  options: MockServerOptions;
  ports: Ports;
  print: (text: string) => void;
}

interface Loaded {
  runner: ModuleRunner;
  server: MockServer;
}

/**
 * Runs the mock server in this process with Vite's module runner, which can load changed code. The ports stay open; if code
 * cannot be loaded, the previous server keeps running.
 */
export class MockReloader {
  readonly #options: MockReloaderOptions;
  readonly #started: Promise<Loaded>;
  #server: MockServer | undefined;
  #rebuildStanding = false;

  constructor(options: MockReloaderOptions) {
    this.#options = options;
    this.#started = this.#load();
  }

  /**
   * Waits until the code is loaded. Returns the announcement, or undefined if the code cannot be loaded. Rejects with a
   * `UsageError` if there is no such scenario.
   */
  async waitForStart(): Promise<string | undefined> {
    const { options, print } = this.#options;
    try {
      const { runner, server } = await this.#started;
      const { formatAnnouncement } = await runner.import<typeof import("./formatAnnouncement.ts")>(
        "/mock-server/cli/formatAnnouncement.ts",
      );
      return formatAnnouncement(options, server);
    } catch (error) {
      if (isScenarioError(error)) throw new UsageError(error.message);
      print(this.#describeFailure(error));
      return undefined;
    }
  }

  /** Loads the code again soon, because a file has changed. */
  readonly reload = createChangeQueue(async (files) => {
    await Promise.allSettled([this.#started]);
    this.#rebuildStanding ||= files.some((file) => worldFiles.test(file));
    const result = await this.#reload().catch((error: unknown) => this.#describeFailure(error));
    this.#options.print(`${formatFiles(files)} changed. ${result}`);
  });

  async #reload(): Promise<string> {
    const isFirst = this.#server === undefined;
    const rebuildStanding = this.#rebuildStanding;
    await this.#load();
    if (isFirst) return "The mock server has started with new worlds.";
    return `The mock server was reloaded${rebuildStanding ? " and its standing worlds were rebuilt" : ""}.`;
  }

  async #load(): Promise<Loaded> {
    const { vite, options, ports } = this.#options;
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's environment 'ssr' has no module runner.");
    const { runner } = ssr;
    // Evaluates all modules again: changed files may be data, which no module graph contains.
    runner.clearCache();
    const { replaceMockServer } = await runner.import<typeof import("../server/startMockServer.ts")>(
      "/mock-server/server/startMockServer.ts",
    );
    const server = replaceMockServer(options, ports, this.#server, {
      rebuildStanding: this.#rebuildStanding,
    });
    this.#server = server;
    this.#rebuildStanding = false;
    return { runner, server };
  }

  #describeFailure(error: unknown): string {
    this.#options.vite.config.logger.error(formatError(error));
    return this.#server
      ? "The mock server keeps running with its previous code."
      : "The mock server cannot start. It starts after the next change of its code.";
  }
}

/** An error of the module runner has another class than the same error of this process's own modules. */
function isScenarioError(error: unknown): error is Error {
  return error instanceof Error && error.name === "ScenarioError";
}

/** The place in the SDL and the message about a scenario are more useful than the stack. */
function formatError(error: unknown): string {
  if (isScenarioError(error)) return error.message;
  if (error instanceof GraphQLError || !(error instanceof Error)) return String(error);
  // Vite's frames say nothing about the code that it runs.
  return (error.stack ?? error.message).replaceAll(/\n.*[/\\]vite[/\\]dist[/\\].*/g, "");
}
