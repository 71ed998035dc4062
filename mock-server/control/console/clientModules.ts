import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("./client/main.ts", import.meta.url));
const folder = dirname(start);
const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

/** File names of the page's own modules, the one to start first. */
export const moduleNames: readonly string[] = ["main.ts", ...names.filter((name) => name !== "main.ts")];

const translated = new Map<string, Promise<string>>();

/** A module of the page as JavaScript; undefined where there is none of that name. */
export function clientModule(name: string): Promise<string> | undefined {
  if (!moduleNames.includes(name)) return undefined;
  const known = translated.get(name);
  if (known) return known;
  const code = translate(`${folder}/${name}`);
  translated.set(name, code);
  return code;
}

async function translate(path: string): Promise<string> {
  // Loaded when somebody opens the console, not when the server starts. Node's own stripping of types prints a warning.
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, { sourcemap: false });
  return code;
}
