/**
 * `npm run artifacts`: writes the files of a release that no host serves to `artifacts/`: the bill of materials of `dist`, the
 * manifest of the portal's operations, and `contracts:compare` as one file. Without `PORTAL_RELEASE`, their version is the
 * commit that is checked out.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readOptions } from "../../.ci/readOptions.ts";
import { bundleCompare } from "./bundleCompare.ts";
import { createManifest } from "./createManifest.ts";
import { createSbom } from "./createSbom.ts";

readOptions({});

if (existsSync("dist/licenses.md")) {
  const release = process.env["PORTAL_RELEASE"] ?? describeCheckout();
  const files = { "sbom.json": createSbom("dist", release), "manifest.json": createManifest(release) };
  mkdirSync("artifacts", { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(`artifacts/${name}`, `${JSON.stringify(content, undefined, 2)}\n`);
  }
  await bundleCompare("artifacts", release);
} else {
  process.stderr.write('Run "npm run build" first: the bill of materials lists what is in dist.\n');
  process.exitCode = 1;
}

/** The commit, followed by `-dirty` if files differ from it. */
function describeCheckout(): string {
  const options = ["--always", "--abbrev=40", "--dirty", "--exclude=*"];
  return execFileSync("git", ["describe", ...options], { encoding: "utf8" }).trim();
}
