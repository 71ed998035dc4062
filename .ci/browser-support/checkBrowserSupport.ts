/**
 * `npm run browsers`: builds the portal and refuses features of the language, of the DOM and of CSS that a browser of the
 * support policy (`browserslist` in package.json) lacks, unless they are compiled, polyfilled, guarded or accepted.
 */
import { relative } from "node:path";
import { build, parseSync, type Rolldown } from "vite";
import { findScriptFeatures } from "./findScriptFeatures.ts";
import { findStyleFeatures } from "./findStyleFeatures.ts";
import { findUnsupported, type Use } from "./findUnsupported.ts";
import { findDeclaredNames } from "./walkScript.ts";

const uses = (await buildPortal()).flatMap((file) => {
  if (file.type === "chunk") return findUsesInChunk(file);
  return file.fileName.endsWith(".css") ? findStyleFeatures(String(file.source)) : [];
});
const { problems, unused } = findUnsupported(uses);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    "Use what all browsers of the policy have, test for the feature (@supports, typeof, in), polyfill it " +
      "(src/polyfills), or accept it with a reason (.ci/browser-support/acceptedFeatures.ts).",
  );
for (const { paths } of unused)
  console.error(`Remove ${paths.join(", ")} from the accepted features: nothing uses it.`);
if (problems.length + unused.length > 0) process.exitCode = 1;
else console.log(`${uses.length} uses of features: every browser of the policy supports them`);

/** Builds in memory: compiled for the policy, but with the names and the modules of the source. */
async function buildPortal(): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const outputs = await build({
    logLevel: "warn",
    build: { write: false, minify: false, cssMinify: "lightningcss" },
  });
  return [outputs].flat().flatMap((it) => ("output" in it ? it.output : []));
}

function findUsesInChunk({ code, modules }: Rolldown.OutputChunk): Use[] {
  // Modules call what they import by the names of the chunk.
  const importedNames = findDeclaredNames(parseSync("chunk.js", code).program);
  return Object.entries(modules).flatMap(([id, module]) => {
    if (module.code === null) return [];
    const place = relative(process.cwd(), id);
    const { program } = parseSync("module.js", module.code);
    return findScriptFeatures(program, importedNames).map((feature) => ({ ...feature, place }));
  });
}
