import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { Certificate } from "./createCertificate.ts";
import type { FinishedRequest } from "./shared/requestLog.ts";

export type RequestHandler = Pick<Hono, "fetch">;

/** An open port. */
export interface Listener {
  /** For example `http://localhost:4000`. */
  origin: string;
  /** For example `127.0.0.1:4000`. */
  address: string;
  /** Sets the app that handles requests; until then they get a 503. Apps may need the origins of other listeners. */
  serve(app: RequestHandler): void;
  /** Closes all connections at once. */
  close(): Promise<void>;
  /** Takes no more connections and waits for the requests under way, at most for the timeout. */
  drain(timeoutMs: number): Promise<void>;
}

interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The command line option that errors name, for example `--port`. */
  option: string;
  /** Makes the port serve https. */
  certificate?: Certificate | undefined;
  /** Is called after each request. */
  onFinished?: (request: FinishedRequest) => void;
}

/** The end of the path of the journal's live entries, the only event stream. */
const eventStreamPath = "/journal/live";

/** The host and port cannot be opened; the message names the options to change. */
export class ListenError extends Error {}

/** Another process uses the port. */
export class PortTakenError extends ListenError {}

export function getLocalOrigin(port: number, protocol: "http" | "https" = "http"): string {
  return `${protocol}://localhost:${port}`;
}

/** Opens a port. Rejects with a `ListenError` if that fails. */
export function listen({ host, port, option, certificate, onFinished }: ListenOptions): Promise<Listener> {
  let app: RequestHandler | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response("Starting", { status: 503 }),
    ...(certificate && { createServer, serverOptions: certificate }),
  });
  const running = new Set<ServerResponse>();
  // Before the app's listener, which may respond at once.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    running.add(response);
    response.on("close", () => {
      running.delete(response);
      const { method = "", url = "", headers } = request;
      const status = response.headersSent ? response.statusCode : 0;
      onFinished?.({ method, url, cookie: headers.cookie, status, milliseconds: performance.now() - start });
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(createListenError(error, { host, port, option }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const opened = typeof address === "object" && address ? address : { address: host, port };
      resolve({
        origin: getLocalOrigin(opened.port, certificate ? "https" : "http"),
        address: `${opened.address}:${opened.port}`,
        serve: (handler) => {
          app = handler;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
        drain: (timeoutMs) =>
          new Promise((closed) => {
            const closeAll = () => {
              if ("closeAllConnections" in server) server.closeAllConnections();
            };
            const timer = setTimeout(closeAll, timeoutMs);
            server.close(() => {
              clearTimeout(timer);
              closed();
            });
            for (const response of running) {
              // Event streams never end by themselves; other connections end with their response.
              if (response.req.url?.endsWith(eventStreamPath)) response.destroy();
              else if (!response.headersSent) response.setHeader("connection", "close");
            }
          }),
      });
    });
  });
}

function createListenError(error: NodeJS.ErrnoException, { host, port, option }: ListenOptions): ListenError {
  if (error.code === "EADDRINUSE") {
    return new PortTakenError(`Port ${port} is taken. Choose another with ${option} <number>.`);
  }
  return new ListenError(
    `This machine cannot listen on ${host}, port ${port} (${error.code}). Choose others with --host <address> and ${option} <number>.`,
  );
}
