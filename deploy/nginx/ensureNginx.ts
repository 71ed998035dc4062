/**
 * `npm run nginx`: finds the nginx of the tests of `deploy/nginx`, and gets Debian's where there is none. It is unpacked
 * below `.cache`, not installed: installing it would start a web server on this machine.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { findNginx, unpackedNginx } from "./findNginx.ts";

const packages = ["nginx", "nginx-core", "libnginx-mod-http-brotli-static"];

if (!findNginx() && existsSync("/usr/bin/apt-get")) {
  mkdirSync(unpackedNginx, { recursive: true });
  unpack();
  if (!findNginx() && process.getuid?.() === 0) {
    run("apt-get update -q");
    unpack();
  }
}
const found = findNginx();
process.stdout.write(
  found
    ? `${found.program}\n`
    : "nginx was not found and could not be fetched, so the tests of deploy/nginx are left out. Install nginx or set NGINX_PATH.\n",
);

function unpack(): void {
  // Not every release has all of them.
  for (const name of packages) run(`apt-get download -q ${name} && dpkg-deb -x ${name}_*.deb .`);
}

function run(command: string): void {
  spawnSync(command, { shell: true, cwd: unpackedNginx, stdio: "ignore" });
}
