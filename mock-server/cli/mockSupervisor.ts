import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { MockServerOptions } from "../server/startMockServer.ts";
import type { TransferredWorld } from "../server/worldTransfer.ts";
import { createChangeQueue, formatFiles } from "./changeQueue.ts";
import type { MockMessage, ParentMessage } from "./mockProcess.ts";

/** The mock server cannot be started with its options; the message says why. */
export class StartError extends Error {}

const script = fileURLToPath(new URL("./mockProcess.ts", import.meta.url));
/** A process that does not stop within this time is killed. */
const stopTimeoutMs = 3000;
/** Files that determine the data of new worlds. */
const seedFiles = /^mock-server\/(scenarios|seeds)\//;

/**
 * Runs the mock server in a child process, and in a new one after its files have changed. The new process loads all code
 * before it takes over ports and worlds. If that fails, the previous process stays.
 */
export class MockSupervisor {
  readonly #options: MockServerOptions;
  readonly #print: (text: string) => void;
  readonly #enqueue = createChangeQueue((files) => this.#reload(files));
  readonly #started: Promise<MockMessage | undefined>;
  #serving: ChildProcess | undefined;
  #loading: ChildProcess | undefined;
  /** Worlds of a stopped process that no process has taken over yet. */
  #worlds: readonly TransferredWorld[] = [];
  #rebuildStanding = false;

  /** Starts the first process. The ports must not be 0, which would select others after each change. */
  constructor(options: MockServerOptions, print: (text: string) => void) {
    this.#options = options;
    this.#print = print;
    this.#started = this.#startProcess();
    // A process in an endless loop does not notice that its parent has ended.
    process.once("exit", () => {
      this.#serving?.kill();
      this.#loading?.kill();
    });
  }

  /**
   * Waits for the first process. Returns the announcement, or undefined if the code cannot be loaded. Throws a
   * `StartError` if an option cannot be used.
   */
  async waitForStart(): Promise<string | undefined> {
    const message = await this.#started;
    if (message?.type === "rejected") throw new StartError(message.message);
    return message?.type === "serving" ? message.announcement : undefined;
  }

  /** Starts a new process soon, because a file has changed. */
  reload(file: string): void {
    // It has loaded outdated code.
    this.#loading?.kill();
    this.#enqueue(file);
  }

  async #startProcess(): Promise<MockMessage | undefined> {
    const child = this.#fork({ replacesOther: false });
    const message = await receive(child);
    if (message?.type === "serving") this.#serve(child);
    else if (message?.type !== "rejected") this.#print(this.#describeFailure(message));
    return message;
  }

  async #reload(files: readonly string[]): Promise<void> {
    await this.#started;
    this.#rebuildStanding ||= files.some((file) => seedFiles.test(file));
    const child = this.#fork({ replacesOther: true });
    this.#loading = child;
    const loaded = await receive(child);
    this.#loading = undefined;
    // By `reload`: there will be another process.
    if (child.killed) return;
    const result = loaded?.type === "loaded" ? await this.#replaceBy(child) : this.#describeFailure(loaded);
    if (this.#serving !== child) child.kill("SIGKILL");
    this.#print(`${formatFiles(files)} changed. ${result}`);
  }

  /** Replaces the serving process. Returns a sentence about the result. */
  async #replaceBy(child: ChildProcess): Promise<string> {
    await this.#stopServing();
    const worlds = this.#worlds;
    const rebuildStanding = this.#rebuildStanding;
    send(child, { type: "takeOver", worlds, rebuildStanding });
    const message = await receive(child);
    if (message?.type !== "serving") return this.#describeFailure(message);
    for (const problem of message.problems) this.#print(problem);
    this.#serve(child);
    this.#worlds = [];
    this.#rebuildStanding = false;
    if (worlds.length === 0) return "The mock server has started with new worlds.";
    return `The mock server was reloaded${rebuildStanding ? " and its standing worlds were rebuilt" : ""}.`;
  }

  #fork({ replacesOther }: { replacesOther: boolean }): ChildProcess {
    const child = fork(script, {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      serialization: "advanced",
    });
    send(child, { type: "start", options: this.#options, replacesOther });
    return child;
  }

  #serve(child: ChildProcess): void {
    this.#serving = child;
    child.once("exit", () => {
      if (this.#serving !== child) return;
      this.#serving = undefined;
      this.#print(
        "The mock server has crashed. It starts with new worlds after the next change of its code.",
      );
    });
  }

  async #stopServing(): Promise<void> {
    const child = this.#serving;
    if (!child) return;
    this.#serving = undefined;
    send(child, { type: "stop" });
    const message = await receive(child, stopTimeoutMs);
    if (message?.type === "stopped") this.#worlds = message.worlds;
    child.kill("SIGKILL");
    if (!hasEnded(child)) await once(child, "exit");
  }

  /** The error itself was printed by the process, unless it is in the message. */
  #describeFailure(message: MockMessage | undefined): string {
    const reason = message?.type === "rejected" ? `${message.message} ` : "";
    return this.#serving
      ? `${reason}The mock server keeps running with its previous code.`
      : `${reason}The mock server cannot start. It starts after the next change of its code.`;
  }
}

function send(child: ChildProcess, message: ParentMessage): void {
  // An error means that the process has ended, which `receive` reports.
  child.send(message, () => {});
}

/** Waits for a message. Returns undefined if the process ends before, or after the timeout. */
async function receive(child: ChildProcess, timeoutMs?: number): Promise<MockMessage | undefined> {
  if (hasEnded(child)) return undefined;
  const ended = new AbortController();
  child.once("exit", () => ended.abort());
  const timeouts = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
  try {
    const signal = AbortSignal.any([ended.signal, ...timeouts]);
    const [message]: MockMessage[] = await once(child, "message", { signal });
    return message;
  } catch {
    return undefined;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
