import { execFile } from "node:child_process";
import { generationInputs } from "../../schema/generationInputs.ts";
import { formatFiles } from "./changeQueue.ts";

/** Whether `npm run generate` reads a file. */
export function isGenerationInput(file: string): boolean {
  return findParts([file]).length > 0;
}

/** Runs the parts of `npm run generate` that read the files. Returns a text about the result. */
export async function runGeneration(root: string, files: readonly string[]): Promise<string> {
  const parts = findParts(files);
  const error = await generate(root, parts);
  const changed = `${formatFiles(files)} changed.`;
  return error === undefined
    ? `${changed} Generated ${parts.join(" and ")}.`
    : `${changed} Generation has failed, the previous files stay.\n${error}`;
}

function findParts(files: readonly string[]): string[] {
  return Object.entries(generationInputs)
    .filter(([, input]) => files.some((file) => input.test(file)))
    .map(([part]) => part);
}

/** Returns what the script printed about an error. */
function generate(root: string, parts: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["schema/generate.ts", ...parts],
      { cwd: root },
      (error, _stdout, stderr) => {
        process.off("exit", end);
        resolve(error ? stderr.trim() || error.message : undefined);
      },
    );
    const end = () => child.kill();
    process.once("exit", end);
  });
}
