import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where `npm run nginx` unpacks one. */
export const unpackedNginx = fileURLToPath(new URL("../../.cache/nginx", import.meta.url));

export interface Nginx {
  program: string;
  /** Its module for precompressed brotli; undefined where it has none. */
  brotliModule: string | undefined;
}

/** Finds nginx: the one NGINX_PATH names, else one of the machine, else the unpacked one; undefined where there is none. */
export function findNginx(): Nginx | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const places = [...folders, "/usr/sbin", join(unpackedNginx, "usr/sbin")].map((it) => join(it, "nginx"));
  const configured = process.env["NGINX_PATH"];
  const program = (configured ? [configured] : places).find(runs);
  if (program === undefined) return undefined;
  const module = join(program, "../../lib/nginx/modules/ngx_http_brotli_static_module.so");
  return { program, brotliModule: existsSync(module) ? module : undefined };
}

/** An unpacked program may lack its libraries. */
function runs(program: string): boolean {
  return spawnSync(program, ["-v"]).status === 0;
}
