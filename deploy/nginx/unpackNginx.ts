/**
 * Part of `npm run setup`: finds nginx and envsubst for the tests of `deploy`, and downloads Debian's if one is missing. It
 * unpacks them below `.cache`, because installing nginx would start a web server on this machine.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { findNginx, unpackedNginx } from "./findNginx.ts";

const packages = ["nginx", "nginx-core", "libnginx-mod-http-brotli-static", "gettext-base"];

if (!findNginx() && existsSync("/usr/bin/apt-get")) {
  mkdirSync(unpackedNginx, { recursive: true });
  unpackPackages();
  if (!findNginx() && process.getuid?.() === 0) {
    run("apt-get update -q");
    unpackPackages();
  }
}
const nginx = findNginx();
process.stdout.write(
  nginx
    ? `${nginx.program}\n`
    : "nginx or envsubst was not found and could not be downloaded: the tests of the nginx configuration fail. Install nginx and gettext, or set NGINX_PATH.\n",
);

/** Ignores failures: not every Debian release has all packages. */
function unpackPackages(): void {
  for (const name of packages) run(`apt-get download -q ${name} && dpkg-deb -x ${name}_*.deb .`);
}

function run(command: string): void {
  spawnSync(command, { shell: true, cwd: unpackedNginx, stdio: "ignore" });
}
