import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startServer } from "../../contracts/startServer.ts";
import { type ForwardedResponse, forwardRequest } from "../../contracts/verification/forwardRequest.ts";

/** Sends a response of a service to the browser, or something else in its place. */
export type Respond = (response: ForwardedResponse, outgoing: ServerResponse) => void;

/** What happens to responses of one operation. */
export interface Disturbance {
  operation: string;
  respond: Respond;
  /** Whether a repeated request gets the service's own response. */
  isOnce: boolean;
}

/** The requests of one world to the services. */
export interface Traffic {
  /** How many responses were disturbed. */
  disturbed: number;
  /** Requests without a complete response. */
  readonly pending: ReadonlySet<ServerResponse>;
  /** When a request began or ended, by `performance.now()`. */
  changedAt: number;
  /** The first response of each operation. */
  readonly responses: ReadonlyMap<string, ForwardedResponse>;
}

export interface ChaosProxy {
  url: string;
  /** Disturbs the requests of a world from now on, and ends those that are pending. */
  disturb(worldId: string, disturbance?: Disturbance): Traffic;
  close(): void;
}

interface Origins {
  services: string;
  portal: string;
}

const timeoutMs = 30_000;
const servicePath = /^\/(graphql|api|files|configurator|mock)\b/;

/** Starts a server that passes requests to the services or the portal, and disturbs responses of the services. */
export async function startChaosProxy(port: number, origins: Origins): Promise<ChaosProxy> {
  const worlds = new Map<string, { traffic: MutableTraffic; disturbance?: Disturbance | undefined }>();
  const server = await startServer((incoming, outgoing) => {
    const world = worlds.get(readWorldId(incoming));
    const isService = servicePath.test(incoming.url ?? "");
    const respond = isService && world ? disturb(world, outgoing) : passOn;
    const origin = isService ? origins.services : origins.portal;
    // A browser that has left the page, or a server that is stopping.
    forward(incoming, origin, (...response) => respond(...response, outgoing)).catch(() =>
      outgoing.destroy(),
    );
  }, port);
  return {
    url: server.url,
    disturb(worldId, disturbance) {
      for (const outgoing of worlds.get(worldId)?.traffic.pending ?? []) outgoing.destroy();
      const traffic = {
        disturbed: 0,
        pending: new Set<ServerResponse>(),
        changedAt: performance.now(),
        responses: new Map<string, ForwardedResponse>(),
      };
      worlds.set(worldId, { traffic, disturbance });
      return traffic;
    },
    close: server.close,
  };
}

type MutableTraffic = Traffic & {
  pending: Set<ServerResponse>;
  responses: Map<string, ForwardedResponse>;
};

type RespondToOperation = (operation: string, response: ForwardedResponse, outgoing: ServerResponse) => void;

function disturb(
  { traffic, disturbance }: { traffic: MutableTraffic; disturbance?: Disturbance | undefined },
  outgoing: ServerResponse,
): RespondToOperation {
  traffic.pending.add(outgoing);
  traffic.changedAt = performance.now();
  outgoing.once("close", () => {
    traffic.pending.delete(outgoing);
    traffic.changedAt = performance.now();
  });
  return (operation, response) => {
    if (!traffic.responses.has(operation)) traffic.responses.set(operation, response);
    const isHit = operation === disturbance?.operation && !(disturbance.isOnce && traffic.disturbed > 0);
    if (!isHit) return passOn(operation, response, outgoing);
    traffic.disturbed += 1;
    disturbance.respond(response, outgoing);
  };
}

function passOn(_operation: string, { status, headers, body }: ForwardedResponse, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers).end(body);
}

async function forward(
  incoming: IncomingMessage,
  origin: string,
  respond: (operation: string, response: ForwardedResponse) => void,
): Promise<void> {
  const body = await buffer(incoming);
  const { method, url = "/" } = incoming;
  // Mutations need the text of a response.
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  const request = { ...(method && { method }), headers, body };
  respond(
    readOperation(url, body),
    await forwardRequest(new URL(url, origin), request, timeoutMs, { keepsHost: true }),
  );
}

function readWorldId({ headers }: IncomingMessage): string {
  return /(?:^|;\s*)mock-world=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
}

/** The name of a GraphQL operation, else the path. */
function readOperation(url: string, body: Buffer): string {
  const { pathname } = new URL(url, "http://portal");
  return /\b(?:query|mutation)\s+(\w+)/.exec(body.subarray(0, 500).toString())?.[1] ?? pathname;
}
