import { join } from "node:path";
import { build, type ResolvedConfig, type Rolldown } from "vite";
import type { ScreenPreloads } from "#app/preloading/preloadScreen.ts";
import { layouts, type Screen, screens } from "#app/screens.ts";
import { locales } from "#locales.ts";
import { paths } from "#paths.ts";
import { entryModule, type LoadedChunk, listLoadedFiles, signInFunctions } from "../budget/measureBundle.ts";

/** The scripts of each screen in the table of screens, and the message scripts of each locale. */
export function findPreloads(chunks: readonly LoadedChunk[], base: string): ScreenPreloads {
  const started = listLoadedFiles(chunks, [entryModule]);
  const getUrls = (modules: readonly string[]) =>
    listLoadedFiles(chunks, modules)
      .filter((file) => !started.includes(file))
      .map((file) => base + file);
  const getModules = ({ component, layout }: Screen) =>
    [layout === "cabinet" || layout === "feedback" ? layouts[layout].component : undefined, component].filter(
      (it) => it !== undefined,
    );
  const createPreload = (path: string, screen: Screen, otherModules: readonly string[] = []) => {
    const [, segment = ""] = path.split("/");
    const needsSignIn = screen.layout === "cabinet" && path !== paths.authorization;
    return [segment, { needsSignIn, scripts: getUrls([...otherModules, ...getModules(screen)]) }] as const;
  };
  return {
    screens: Object.fromEntries([
      // The portal redirects signed-in customers to their projects. Most customers who return from the provider come from there.
      createPreload(paths.introduction, screens.projects),
      createPreload(paths.authorization, screens.projects, signInFunctions),
      ...Object.values(screens)
        .filter(({ component, hasStartMessages }) => component && !hasStartMessages)
        .map((screen) => createPreload(screen.path, screen)),
    ]),
    messages: Object.fromEntries(
      locales.map((locale) => [
        locale,
        getUrls(["start", "screens"].map((part) => `/locales/${locale}.json?${part}`)),
      ]),
    ),
  };
}

/**
 * Builds a small script for `index.html`: all screens have the same page, so this script requests the scripts of the screen in the
 * URL while the portal's first script loads. Pages with the introduction need no other screen and do not have it. Chunks that are
 * shared with the portal would have to load before it runs, so it has a build of its own.
 */
export async function buildPreloadScript(
  { root, build: { target } }: ResolvedConfig,
  preloads: ScreenPreloads,
): Promise<string> {
  const module = join(root, "src/app/preloading/preloadScreen.ts");
  const script = `import { preloadScreen } from ${JSON.stringify(module)};preloadScreen(${JSON.stringify(preloads)});`;
  const output = await build({
    configFile: false,
    logLevel: "error",
    root,
    publicDir: false,
    build: {
      target: target || "modules",
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `data:text/javascript,${encodeURIComponent(script)}` },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [output].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}
