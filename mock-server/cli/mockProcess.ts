/** The mock server as a child process of `npm start`, see `mockSupervisor.ts`. It ends when the parent disconnects or ends. */
import { once } from "node:events";
import { GraphQLError } from "graphql";
import { ScenarioError } from "../scenarios/createScenario.ts";
import { ListenError } from "../server/listen.ts";
import { type MockServerOptions, replaceMockServer, startMockServer } from "../server/startMockServer.ts";
import { exportWorlds, importWorlds, type TransferredWorld } from "../server/worldTransfer.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { formatAnnouncement } from "./formatAnnouncement.ts";

/**
 * The parent sends `start`, and later `stop`. To start in place of a running process, a process loads all code, sends
 * `loaded` and waits for `takeOver`.
 */
export type ParentMessage =
  | { type: "start"; options: MockServerOptions; replacesOther: boolean }
  /** With `rebuildStanding`, standing worlds get the data of the current scenarios and seeds. */
  | { type: "takeOver"; worlds: readonly TransferredWorld[]; rebuildStanding: boolean }
  | { type: "stop" };

export type MockMessage =
  | { type: "loaded" }
  /** The problems are worlds that could not be restored. */
  | { type: "serving"; announcement: string; problems: readonly string[] }
  /** An option cannot be used, for example a port that is taken. */
  | { type: "rejected"; message: string }
  | { type: "stopped"; worlds: readonly TransferredWorld[] };

const problems: string[] = [];

process.once("disconnect", () => process.exit());
const [message]: ParentMessage[] = await once(process, "message");
if (message?.type !== "start") throw new Error("The first message must be of the type start.");
const { options, replacesOther } = message;
try {
  const server = replacesOther ? await replaceMockServer(options, takeOver) : await startMockServer(options);
  const stopRequest = once(process, "message");
  send({ type: "serving", announcement: formatAnnouncement(options, server), problems });
  await stopRequest;
  await server.close();
  send({ type: "stopped", worlds: exportWorlds(server.worlds) });
} catch (error) {
  if (error instanceof ListenError || error instanceof ScenarioError) {
    send({ type: "rejected", message: error.message });
  } else if (error instanceof GraphQLError) {
    // The place in the SDL says more than the stack.
    process.stderr.write(`${error}\n`);
    process.exit(1);
  } else {
    throw error;
  }
}

async function takeOver(worlds: WorldRegistry): Promise<void> {
  const response = once(process, "message");
  send({ type: "loaded" });
  const [transfer]: ParentMessage[] = await response;
  if (transfer?.type === "takeOver") problems.push(...importWorlds(worlds, transfer.worlds, transfer));
}

function send(response: MockMessage): void {
  // Without a callback it would be an unhandled error that the parent has ended.
  process.send?.(response, undefined, {}, () => {});
}
