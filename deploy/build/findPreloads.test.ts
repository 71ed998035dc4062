import { expect, it } from "vitest";
import { locales } from "#countries.ts";
import { findPreloads } from "./findPreloads.ts";

const modules = {
  start: "main.tsx",
  layout: "app/layouts/CabinetLayout.tsx",
  feedbackLayout: "app/layouts/FeedbackLayout.tsx",
  associate: "app/screens/AssociateScreen.tsx",
  list: "app/screens/ProjectListScreen.tsx",
  project: "app/screens/ProjectScreen.tsx",
  registration: "app/screens/RegistrationScreen.tsx",
  faq: "app/screens/FaqScreen.tsx",
  window: "app/screens/WindowScreen.tsx",
  claim: "features/windows/claim/ClaimPage.tsx",
  feedback: "features/feedback/FeedbackPage.tsx",
  preview: "features/campaigns/preview/CampaignPreviewPage.tsx",
  signIn: "session/sign-in/completeSignIn.ts",
  queries: "app/screenQueries.ts",
  provider: "session/sign-in/identityProvider.ts",
};

const createChunk = (name: string, moduleIds: string[], imports: string[]) => ({
  fileName: `${name}.js`,
  imports: imports.map((it) => `${it}.js`),
  moduleIds,
});

it("findPreloads finds what a screen and its layout import and the start does not, by path and locale", () => {
  const { screens, messages } = findPreloads(
    [
      ...Object.entries(modules).map(([name, module]) =>
        createChunk(name, [`/p/src/${module}`], name === "start" ? [] : ["start", "shared"]),
      ),
      createChunk("shared", [], ["start"]),
      ...locales.flatMap((locale) =>
        ["start", "screens"].map((part) =>
          createChunk(`${locale}-${part}`, [`/p/src/i18n/locales/${locale}.json?${part}`], []),
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
      scripts: ["layout", "shared", "project", "queries"].map((name) => `/base/${name}.js`),
    },
  ]);
  expect(find("/feedback/p1")).toMatchObject([
    { needsSignIn: false, scripts: ["/base/feedbackLayout.js", "/base/shared.js", "/base/feedback.js"] },
  ]);
  expect(find("/authorization")[0]?.scripts).toEqual(
    ["signIn", "shared", "provider", "layout", "list", "queries"].map((name) => `/base/${name}.js`),
  );
  expect(find("/")[0]).toMatchObject({ needsSignIn: true, scripts: find("/overview")[0]?.scripts });
  expect(["/window-registration", "/window-registration/p1/"].map((path) => find(path).length)).toEqual([
    1, 1,
  ]);
  expect(["/project", "/project/p1/files", "/logout"].flatMap(find)).toEqual([]);
  expect(messages["de-CH"]).toEqual(["/base/de-CH-start.js", "/base/de-CH-screens.js"]);
});
