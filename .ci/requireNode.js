/**
 * Loaded first where the machine's own Node.js may run: by configurations that editors read, and by npm scripts before
 * `npm ci` has installed the project's. Plain `node` on a TypeScript file cannot be helped: an older one loads nothing else.
 */
import { readFileSync } from "node:fs";

const required = Number(readFileSync(new URL("../.nvmrc", import.meta.url), "utf8"));

if (Number.parseInt(process.versions.node, 10) < required) {
  process.stderr.write(
    `This needs Node.js ${required}, not ${process.version}. npm scripts and npx use it after npm ci; editors need it installed.\n`,
  );
  process.exit(1);
}
