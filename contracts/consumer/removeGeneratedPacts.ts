import { rmSync } from "node:fs";
import { generatedPactsFolder } from "../pact/pactFiles.ts";

/** Runs once before all consumer tests: Pact adds interactions to an existing file but removes none. */
export function setup(): void {
  rmSync(generatedPactsFolder, { recursive: true, force: true });
}
