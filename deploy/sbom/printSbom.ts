/** `npm run sbom`: prints the bill of materials of `dist`. */
import { existsSync } from "node:fs";
import { createSbom } from "./createSbom.ts";

if (existsSync("dist/licenses.md")) {
  process.stdout.write(`${JSON.stringify(createSbom("dist"), undefined, 2)}\n`);
} else {
  process.stderr.write('Run "npm run build" first: the bill of materials lists what is in dist.\n');
  process.exitCode = 1;
}
