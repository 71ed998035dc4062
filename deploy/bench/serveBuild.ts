import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { selectPage } from "../prerenderedPages.ts";

interface ServerOptions {
  /** Output folder of a build with precompressed files. */
  root: string;
  port: number;
  headers: Readonly<Record<string, string>>;
  /** Where requests for services go. */
  backendOrigin?: string;
}

const servicePath = /^\/(graphql|api|files)\b/;

/** Serves a build like a production host: precompressed, with cache headers and a proxy. Returns a function that stops it. */
export async function serveBuild(options: ServerOptions): Promise<() => void> {
  const handleFileRequest = getRequestListener(createFileApp(options).fetch);
  const server = createServer((incoming, response) => {
    if (options.backendOrigin && servicePath.test(incoming.url ?? "")) {
      forwardRequest(incoming, response, options.backendOrigin);
    } else {
      handleFileRequest(incoming, response);
    }
  });
  server.listen(options.port, "127.0.0.1");
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

function createFileApp({ root, headers }: ServerOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isAsset = context.req.path.startsWith("/assets/");
    context.header("Cache-Control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
  });
  app.get("/", (context, next) => {
    const path = selectPage(context.req.header("host"), context.req.header("cookie"));
    return serveStatic({ root, path, precompressed: true })(context, next);
  });
  app.use("/assets/*", serveStatic({ root, precompressed: true }));
  app.get("*", serveStatic({ root, path: "index.html", precompressed: true }));
  return app;
}

/** Keeps the host name, from which the mock server derives URLs, and compresses JSON as nginx does. */
function forwardRequest(incoming: IncomingMessage, response: ServerResponse, backendOrigin: string): void {
  const { url = "/", method, headers } = incoming;
  const forwarded = request(new URL(url, backendOrigin), { method, headers }, (received) => {
    const { statusCode = 502, headers: receivedHeaders } = received;
    if (!/^application\/([\w-]+\+)?json/.test(receivedHeaders["content-type"] ?? "")) {
      response.writeHead(statusCode, receivedHeaders);
      received.pipe(response);
      return;
    }
    const { "content-length": _uncompressedLength, ...others } = receivedHeaders;
    response.writeHead(statusCode, { ...others, "content-encoding": "gzip" });
    received.pipe(createGzip()).pipe(response);
  });
  forwarded.on("error", () => response.destroy());
  incoming.pipe(forwarded);
}
