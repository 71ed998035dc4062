import type { ScreenPreloads } from "#app/preloading/preloadScreen.ts";
import { layouts, type Screen, screens } from "#app/screens.ts";
import { locales } from "#locales.ts";
import { paths } from "#paths.ts";
import { entryModule, getLoadedChunks, type LoadedChunk, signInFunctions } from "../budget/measureBundle.ts";

/** The scripts of each screen in the table of screens, and the message scripts of each locale. */
export function findPreloads(chunks: readonly LoadedChunk[], base: string): ScreenPreloads {
  const started = getLoadedChunks(chunks, [entryModule]);
  const getUrls = (modules: readonly string[]) =>
    [...getLoadedChunks(chunks, modules)]
      .filter((chunk) => !started.has(chunk))
      .map(({ fileName }) => base + fileName);
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
