import type { ProxyOptions } from "vite";
import { ListenError } from "../server/listen.ts";
import type { MockServerOptions } from "../server/startMockServer.ts";
import { fontPath } from "../services/brand.ts";
import { enterPath, type ServiceOrigins } from "../services/requestContext.ts";

/**
 * With `phonePort`, serves the portal and the mock server to other machines in the network at one https origin: their browsers
 * allow sign-in by https alone, and ask about each certificate. Returns the text to print. Rejects with a `ListenError` if the
 * port is taken.
 */
export async function servePhones(
  { phonePort, portalPort, servesControl = true }: MockServerOptions,
  origins: ServiceOrigins,
): Promise<string> {
  if (phonePort === undefined) return "";
  const [{ default: basicSsl }, { renderUnicodeCompact }, { preview }] = await Promise.all([
    import("@vitejs/plugin-basic-ssl"),
    import("uqr"),
    import("vite"),
  ]);
  const server = await preview({
    configFile: false,
    // Vite answers paths that it does not forward with 404, not with a page of a build.
    appType: "custom",
    logLevel: "silent",
    plugins: [basicSsl()],
    preview: {
      host: true,
      port: phonePort,
      strictPort: true,
      cors: false,
      proxy: {
        [`^(/[^/]+\\.onmicrosoft\\.com/|${fontPath})`]: proxyTo(origins.identity),
        "^/[^/]+/graphql": proxyTo(origins.registration),
        // Below `/__`, Vite and its plugins serve this machine's developer, for example to open files in the editor.
        "^(?!/+(?:_|%5[Ff]){2})/": proxyTo(`http://localhost:${portalPort}`),
      },
    },
  }).catch((error: Error) => {
    if (!/Port \d+ is already in use/.test(error.message)) throw error;
    throw new ListenError(`Port ${phonePort} is taken. Choose another with --phone-port <number>.`);
  });
  const path = servesControl ? enterPath : "/";
  const urls = server.resolvedUrls?.network.map((url) => new URL(path, url).href) ?? [];
  const [url] = urls;
  if (url === undefined) return "  Phones    none: this machine is in no network\n";
  const code = renderUnicodeCompact(url).replaceAll(/^/gm, "  ");
  return `  Phones    ${urls.join(", ")}; browsers warn of its certificate, which this machine has made\n\n${code}\n`;
}

function proxyTo(origin: string): ProxyOptions {
  return {
    target: origin.replace("localhost", "127.0.0.1"),
    xfwd: true,
    ws: true,
    // The client must see a network error for a dropped connection too.
    configure: (proxy) => void proxy.on("error", (_error, _request, response) => response.destroy()),
  };
}
