import { rmSync } from "node:fs";
import { generatedPacts } from "./pactFolders.ts";

/** Runs once before all consumer tests: Pact only adds to a file, it removes nothing from it. */
export function setup(): void {
  rmSync(generatedPacts, { recursive: true, force: true });
}
