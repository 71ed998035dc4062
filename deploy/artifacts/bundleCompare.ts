import { fileURLToPath } from "node:url";
import { build } from "vite";
import { readProjectFiles } from "../../schema/projectFiles.ts";
import { getFilePatterns, serviceNames } from "../../schema/services.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Writes `npm run contracts:compare` as one file for Node, with the SDL and the documents of this version inside. */
export async function bundleCompare(outDir: string, release: string): Promise<void> {
  const patterns = serviceNames.flatMap((name) => Object.values(getFilePatterns(name)));
  const files = Object.fromEntries(patterns.map((pattern) => [pattern, readProjectFiles(pattern)]));
  const projectFiles = `const files = ${JSON.stringify(files)};
export const readProjectFiles = (pattern) => files[pattern];
export const release = ${JSON.stringify(release)};`;
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      {
        name: "embed-project-files",
        load: (id) => (id.endsWith("/schema/projectFiles.ts") ? projectFiles : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: "contracts/compare/standalone.ts",
      target: "node18",
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "compare.mjs", codeSplitting: false } },
    },
  });
}
