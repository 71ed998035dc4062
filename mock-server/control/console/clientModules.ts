import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const entryPath = fileURLToPath(new URL("./client/main.ts", import.meta.url));
const folder = dirname(entryPath);
const fileNames = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

/** File names of the page's modules, the entry module first. */
export const moduleNames: readonly string[] = ["main.ts", ...fileNames.filter((name) => name !== "main.ts")];

const compiledModules = new Map<string, Promise<string>>();

/** Compiles a module of the page to JavaScript; undefined if there is no such module. */
export function getClientModule(name: string): Promise<string> | undefined {
  if (!moduleNames.includes(name)) return undefined;
  const compiled = compiledModules.get(name);
  if (compiled) return compiled;
  const code = compileModule(`${folder}/${name}`);
  compiledModules.set(name, code);
  return code;
}

async function compileModule(path: string): Promise<string> {
  // Imported with the first request, so that the server starts faster. Node's own type stripping prints a warning.
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, { sourcemap: false });
  return code;
}
