import { readdirSync, watch } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type WorldKit, worldKit } from "./worldKit.ts";
import type { WorldRegistry } from "./worldRegistry.ts";

const folder = new URL("./", import.meta.url).href;
/** Editors write a file in several steps. */
const settleMilliseconds = 50;

let current: WorldKit = worldKit;
let version = 0;

/** The seeds and scenarios as their files are now. */
export function currentKit(): WorldKit {
  return current;
}

/**
 * Loads the seed and scenario files anew and builds the standing worlds by them; sign-ins, faults and journals of the
 * former ones stay. What is wrong in one of the files is thrown, and everything stays as it was.
 */
export async function reloadKit(worlds: WorldRegistry): Promise<void> {
  version += 1;
  const { href } = new URL(`./worldKit.ts?version=${version}`, folder);
  const { worldKit: kit }: { worldKit: WorldKit } = await import(href);
  const anew = worlds.standingCountries().flatMap((country) => {
    const former = worlds.standing(country);
    if (!former) return [];
    const { plan, signIn, faults, journal } = former;
    return { ...kit.buildWorld(plan), signIn, faults, journal };
  });
  current = kit;
  for (const world of anew) worlds.replace(world);
}

/**
 * Watches the seed and scenario files: a change shows in the standing worlds, and in every world made from then on,
 * without a restart. `report` is told of each reload. Returns how to stop.
 */
export function watchSeeds(worlds: WorldRegistry, report: (message: string) => void): () => void {
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      // A version passes on to what it imports; whatever else is loaded meanwhile stays as it was.
      const { search } = new URL(context.parentURL ?? folder);
      const isOurs = search.startsWith("?version=") && resolved.url.startsWith(folder);
      return isOurs ? { ...resolved, url: `${resolved.url}${search}` } : resolved;
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith(".ts") || file.endsWith(".test.ts")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloadKit(worlds)
        .then(() => report(`${file} changed: the standing worlds were built anew.`))
        .catch((error: unknown) =>
          report(`${file} cannot be loaded; the former seeds stay. ${String(error)}`),
        );
    }, settleMilliseconds);
  };
  // Folder by folder: a recursive watch loses files that an editor replaces by a new one when it saves.
  const watchers = foldersBelow(fileURLToPath(folder)).map((path) => watch(path, onChange));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    hooks.deregister();
  };
}

function foldersBelow(path: string): string[] {
  const inner = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...inner.flatMap(({ name }) => foldersBelow(join(path, name)))];
}
