import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

interface Site {
  /** A build with its compressed files. */
  folder: string;
  port: number;
  headers?: Readonly<Record<string, string>>;
  /** Where calls of services go. */
  backend?: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const services = ["/graphql", "/api", "/files"];

/** Serves a build with its compressed files, as a host of the portal does. Returns how to stop. */
export async function serveCompressed(site: Site): Promise<() => void> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname);
    if (site.backend && services.some((service) => path.startsWith(service))) {
      pass(request, response, site.backend);
    } else {
      answer(response, site, path);
    }
  });
  server.listen(site.port, "127.0.0.1");
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

function answer(response: ServerResponse, { folder, headers }: Site, path: string): void {
  const wanted = join(folder, path);
  const isAsset = existsSync(wanted) && statSync(wanted).isFile();
  const file = isAsset ? wanted : join(folder, "index.html");
  const compressed = existsSync(`${file}.br`);
  response.writeHead(200, {
    ...headers,
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ...(compressed && { "content-encoding": "br" }),
  });
  response.end(readFileSync(compressed ? `${file}.br` : file));
}

/** Passes a call on, and the answer back, compressed if it is JSON. The host's name stays: by it the mock tells countries. */
function pass(request: IncomingMessage, response: ServerResponse, backend: string): void {
  const { url = "/", method, headers } = request;
  const passed = forward(new URL(url, backend), { method, headers }, (answered) => {
    const { statusCode = 502, headers: answerHeaders } = answered;
    if (!/^application\/([\w-]+\+)?json/.test(answerHeaders["content-type"] ?? "")) {
      response.writeHead(statusCode, answerHeaders);
      answered.pipe(response);
      return;
    }
    const { "content-length": _plain, ...others } = answerHeaders;
    response.writeHead(statusCode, { ...others, "content-encoding": "gzip" });
    answered.pipe(createGzip()).pipe(response);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}
