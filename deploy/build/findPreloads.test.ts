import { expect, it } from "vitest";
import { layouts, screens as tableOfScreens } from "#app/screens.ts";
import { locales } from "#locales.ts";
import { entryModule, getModule, signInModules } from "../budget/measureBundle.ts";
import { findPreloads } from "./findPreloads.ts";

const createChunk = (name: string, moduleId: string, imports: string[]) => ({
  fileName: `${name}.js`,
  imports: imports.map((it) => `${it}.js`),
  moduleIds: [`/p${moduleId}`],
});

/** Each screen and each layout in a chunk of its name, which imports the start and what all share. */
const screenChunks = [
  ...Object.entries(tableOfScreens),
  ...Object.entries(layouts).map(([name, layout]) => [`${name}Layout`, layout] as const),
].flatMap(([name, { component }]) =>
  component ? [createChunk(name, getModule(component), ["start", "shared"])] : [],
);

it("findPreloads finds what a screen and its layout import and the start does not, by path and locale", () => {
  const { screens, messages } = findPreloads(
    [
      createChunk("start", entryModule, []),
      createChunk("shared", "/shared.ts", ["start"]),
      ...signInModules.map((module, index) => createChunk(`signIn${index}`, module, ["start"])),
      ...screenChunks,
      ...locales.flatMap((locale) =>
        ["start", "screens"].map((part) =>
          createChunk(`${locale}-${part}`, `/src/i18n/locales/${locale}.json?${part}`, []),
        ),
      ),
    ],
    "/base/",
  );
  const find = (path: string) => screens.filter((screen) => new RegExp(screen.path).test(path));
  expect(find("/project/p1")).toEqual([
    {
      path: expect.any(String),
      needsSignIn: true,
      scripts: ["cabinetLayout", "shared", "project"].map((name) => `/base/${name}.js`),
    },
  ]);
  expect(find("/feedback/p1")).toMatchObject([
    { needsSignIn: false, scripts: ["/base/feedbackLayout.js", "/base/shared.js", "/base/feedback.js"] },
  ]);
  expect(find("/authorization")[0]?.scripts).toEqual(
    ["signIn0", "signIn1", "cabinetLayout", "shared", "projects"].map((name) => `/base/${name}.js`),
  );
  expect(find("/")[0]).toMatchObject({ needsSignIn: true, scripts: find("/overview")[0]?.scripts });
  expect(["/window-registration", "/window-registration/p1/"].map((path) => find(path).length)).toEqual([
    1, 1,
  ]);
  expect(["/project", "/project/p1/files", "/logout"].flatMap(find)).toEqual([]);
  expect(messages["de-CH"]).toEqual(["/base/de-CH-start.js", "/base/de-CH-screens.js"]);
});
