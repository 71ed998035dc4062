import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Starts a server, on a free port by default. Closing it also closes its connections. */
export async function startServer(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
