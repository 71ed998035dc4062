/** `npm run sbom`: prints the bill of materials of `dist`. Without `PORTAL_RELEASE`, its version is the commit that is checked out. */
import "../../.ci/printHelp.ts";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createSbom } from "./createSbom.ts";

if (existsSync("dist/licenses.md")) {
  const release = process.env["PORTAL_RELEASE"] ?? describeCheckout();
  process.stdout.write(`${JSON.stringify(createSbom("dist", release), undefined, 2)}\n`);
} else {
  process.stderr.write('Run "npm run build" first: the bill of materials lists what is in dist.\n');
  process.exitCode = 1;
}

/** The commit, with `-dirty` after it if files differ from it. */
function describeCheckout(): string {
  const options = ["--always", "--abbrev=40", "--dirty", "--exclude=*"];
  return execFileSync("git", ["describe", ...options], { encoding: "utf8" }).trim();
}
