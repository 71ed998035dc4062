import { expect, it } from "vitest";
import { layouts, screens as tableOfScreens } from "#app/screens.ts";
import { locales } from "#locales.ts";
import { entryModule, signInFunctions } from "../budget/measureBundle.ts";
import { findPreloads } from "./preloadScreens.ts";

/** A chunk with one module, whose path and export have the same name. */
const createChunk = (name: string, module: string, imports: string[]) => ({
  fileName: `${name}.js`,
  imports: imports.map((it) => `${it}.js`),
  exports: [module],
  moduleIds: [`/p${module}`],
});

/** Each screen and each layout has a chunk of its name, which imports the start and the shared chunk. */
const screenChunks = [
  ...Object.entries(tableOfScreens),
  ...Object.entries(layouts).map(([name, layout]) => [`${name}Layout`, layout] as const),
].flatMap(([name, { component }]) => (component ? [createChunk(name, component, ["start", "shared"])] : []));

it("findPreloads lists, per locale and first segment of a path, the chunks of a screen and its layout that the start does not import", () => {
  const { screens, messages } = findPreloads(
    [
      createChunk("start", entryModule, []),
      createChunk("shared", "/shared.ts", ["start"]),
      ...signInFunctions.map((name, index) => createChunk(`signIn${index}`, name, ["start"])),
      ...screenChunks,
      ...locales.flatMap((locale) =>
        ["start", "screens"].map((part) =>
          createChunk(`${locale}-${part}`, `/src/i18n/locales/${locale}.json?${part}`, []),
        ),
      ),
    ],
    "/base/",
  );
  expect(screens["project"]).toEqual({
    needsSignIn: true,
    scripts: ["cabinetLayout", "shared", "project"].map((name) => `/base/${name}.js`),
  });
  expect(screens["feedback"]).toEqual({
    needsSignIn: false,
    scripts: ["feedbackLayout", "shared", "feedback"].map((name) => `/base/${name}.js`),
  });
  expect(screens["authorization"]?.scripts).toEqual(
    ["signIn0", "signIn1", "cabinetLayout", "shared", "projects"].map((name) => `/base/${name}.js`),
  );
  expect(screens[""]).toEqual(screens["overview"]);
  expect(Object.keys(screens), "each screen but the logout, which the start has").toHaveLength(
    Object.keys(tableOfScreens).length - 1,
  );
  expect(messages["de-CH"]).toEqual(["/base/de-CH-start.js", "/base/de-CH-screens.js"]);
});
