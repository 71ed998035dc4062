/** `npm run nginx:config`: prints the configuration of an nginx that serves the portal. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backendFrom } from "../backend.ts";
import { portalOrigins } from "../portalOrigins.ts";
import { portalConfig } from "./portalConfig.ts";

const usage = `npm run --silent nginx:config -- [options] > /etc/nginx/conf.d/portal.conf

Options
  --listen <port>        port, or address and port (default: 80)
  --server-name <names>  host names with spaces between them (default: _, any)
  --root <folder>        what "npm run build" made (default: dist)
  --logs <folder>        (default: /var/log/nginx)
  --brotli               nginx has the module libnginx-mod-http-brotli-static
  -h, --help             this text

Environment
  PORTAL_BACKEND                main API and REST (default: the mock backend)
  PORTAL_REGISTRATION_SERVICES  addresses of registration services, with spaces between them; may be empty
  PORTAL_SIGN_IN_PROVIDERS      addresses of sign-in providers
  PORTAL_TAG_MANAGER            on or off: whether a country of this host has Google's tag manager`;

try {
  process.stdout.write(`${textFor(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function textFor(args: string[]): string {
  const { values } = parseArgs({
    args,
    options: {
      listen: { type: "string", default: "80" },
      "server-name": { type: "string", default: "_" },
      root: { type: "string", default: "dist" },
      logs: { type: "string", default: "/var/log/nginx" },
      brotli: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return usage;
  return portalConfig({
    listen: values.listen,
    serverName: values["server-name"],
    root: resolve(values.root),
    logs: values.logs,
    hasBrotli: values.brotli,
    backend: backendFrom(process.env),
    origins: portalOrigins(process.env),
  });
}
