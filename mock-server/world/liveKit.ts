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

/** Loads the seed and scenario files anew; what is wrong in one of them is thrown, and the former kit stays. */
export async function reloadKit(): Promise<WorldKit> {
  version += 1;
  const loaded: { worldKit: WorldKit } = await import("./worldKit.ts");
  current = loaded.worldKit;
  return current;
}

/** Builds the standing worlds anew; sign-ins, faults and journals of the former ones stay. */
export function rebuildStandingWorlds(worlds: WorldRegistry, kit: WorldKit): void {
  for (const country of worlds.standingCountries()) {
    const former = worlds.standing(country);
    if (!former) continue;
    const { signIn, faults, journal } = former;
    worlds.replace({ ...kit.buildWorld(former.plan), signIn, faults, journal });
  }
}

/**
 * Watches the seed and scenario files: a change shows in the standing worlds, and in every world made from then on,
 * without a restart. `report` is told of each reload. Returns how to stop.
 */
export function watchSeeds(worlds: WorldRegistry, report: (message: string) => void): () => void {
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      if (version === 0 || !resolved.url.startsWith(folder)) return resolved;
      return { ...resolved, url: `${resolved.url}?version=${version}` };
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith(".ts") || file.endsWith(".test.ts")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloadKit()
        .then((kit) => rebuildStandingWorlds(worlds, kit))
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
