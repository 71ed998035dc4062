import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export type RequestHandler = Pick<Hono, "fetch">;

export interface Listener {
  /** The origin, for example `http://localhost:4000`. */
  origin: string;
  /**
   * Sets the app that handles requests; until then, requests get a 503. Apps may need the origins of other listeners, so they
   * come later.
   */
  serve(app: RequestHandler): void;
  /** Closes all connections at once. */
  close(): Promise<void>;
}

interface ListenOptions {
  host: string;
  /** The port; 0 for any free one. */
  port: number;
  /** The command line option that errors name, for example `--port`. */
  option: string;
}

/** The host and port cannot be opened; the message names the options to change. */
export class ListenError extends Error {}

/** Opens a port. Rejects with a `ListenError` if that fails. */
export function listen({ host, port, option }: ListenOptions): Promise<Listener> {
  let app: RequestHandler | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response("Starting", { status: 503 }),
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(createListenError(error, { host, port, option }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const opened = typeof address === "object" && address ? address : { port };
      resolve({
        origin: `http://localhost:${opened.port}`,
        serve: (handler) => {
          app = handler;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      });
    });
  });
}

function createListenError(error: NodeJS.ErrnoException, { host, port, option }: ListenOptions): ListenError {
  if (error.code === "EADDRINUSE") {
    return new ListenError(`Port ${port} is taken. Choose another with ${option} <number>.`);
  }
  return new ListenError(
    `This machine cannot listen on ${host}, port ${port} (${error.code}). Choose others with --host <address> and ${option} <number>.`,
  );
}
