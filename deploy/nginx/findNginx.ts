import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder into which `npm run setup` unpacks Debian's nginx. */
export const unpackedNginx = fileURLToPath(new URL("../../.cache/nginx", import.meta.url));

export interface Nginx {
  program: string;
  /** Path of the module `ngx_http_brotli_static_module`, if it is installed. */
  brotliModule: string | undefined;
}

/** The PATH on which `configure.sh` finds its commands. */
export const commandPath = [process.env["PATH"], join(unpackedNginx, "usr/bin")].join(delimiter);

export const missingNginx =
  'nginx or envsubst was not found: "npm run setup" unpacks both, NGINX_PATH names another nginx.';

/**
 * Finds nginx: the one that NGINX_PATH names, else an installed one, else the unpacked one. Undefined without `envsubst`, which
 * its configuration needs.
 */
export function findNginx(): Nginx | undefined {
  const folders = commandPath.split(delimiter).filter(Boolean);
  if (!folders.some((folder) => existsSync(join(folder, "envsubst")))) return undefined;
  const candidates = [...folders, "/usr/sbin", join(unpackedNginx, "usr/sbin")].map((folder) =>
    join(folder, "nginx"),
  );
  const configured = process.env["NGINX_PATH"];
  const program = (configured ? [configured] : candidates).find(canRun);
  if (program === undefined) return undefined;
  const module = join(program, "../../lib/nginx/modules/ngx_http_brotli_static_module.so");
  return { program, brotliModule: existsSync(module) ? module : undefined };
}

/** An unpacked program may lack its libraries. */
function canRun(program: string): boolean {
  return spawnSync(program, ["-v"]).status === 0;
}
