/**
 * Refuses the machine's own Node.js if it is too old. Configurations that editors read load this first, and so do npm scripts
 * that may run before `npm ci` has installed the project's Node.js. Plain `node` on a TypeScript file gets no such message: an
 * old Node.js loads nothing before it.
 */
import { readFileSync } from "node:fs";

const required = Number(readFileSync(new URL("../.nvmrc", import.meta.url), "utf8"));

if (Number.parseInt(process.versions.node, 10) < required) {
  process.stderr.write(
    `This needs Node.js ${required}, not ${process.version}. npm scripts and npx use it after npm ci; editors need it installed.\n`,
  );
  process.exit(1);
}
