/** `npm run nginx:config`: prints an nginx configuration that serves the portal. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseBackend, parsePortalOrigins } from "../environment.ts";
import { readStyleHash } from "../prerenderedPages.ts";
import { createNginxConfig } from "./createNginxConfig.ts";

const usage = `npm run --silent nginx:config -- [options] > /etc/nginx/conf.d/portal.conf

Options
  --listen <port>        port, or IP address and port (default: 80)
  --server-name <names>  host names separated by spaces (default: _, any)
  --root <folder>        output folder of "npm run build" (default: dist)
  --build <folder>       that folder on this machine, whose style the content security policy allows (default: dist)
  --logs <folder>        folder of the log files (default: /var/log/nginx)
  --brotli               nginx has the module libnginx-mod-http-brotli-static
  -h, --help             print this text

Environment
  PORTAL_BACKEND                URL of the main API and REST (default: the mock server)
  PORTAL_REGISTRATION_SERVICES  URLs of the registration services, separated by spaces; may be empty
  PORTAL_SIGN_IN_PROVIDERS      URLs of the sign-in providers, separated by spaces
  PORTAL_TAG_MANAGER            on or off: whether a country on this host uses Google's tag manager
  PORTAL_REPORTS                URL that receives the browsers' reports (default: none are sent)`;

try {
  process.stdout.write(`${createOutput(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function createOutput(args: string[]): string {
  const { values } = parseArgs({
    args,
    options: {
      listen: { type: "string", default: "80" },
      "server-name": { type: "string", default: "_" },
      root: { type: "string", default: "dist" },
      build: { type: "string", default: "dist" },
      logs: { type: "string", default: "/var/log/nginx" },
      brotli: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return usage;
  const styleHash = readStyleHash(values.build);
  if (!styleHash)
    process.stderr.write(`${values.build} has no build, whose style the policy should allow.\n`);
  return createNginxConfig({
    listen: values.listen,
    serverName: values["server-name"],
    root: resolve(values.root),
    logFolder: values.logs,
    hasBrotli: values.brotli,
    backend: parseBackend(process.env),
    origins: parsePortalOrigins(process.env),
    styleHash,
  });
}
