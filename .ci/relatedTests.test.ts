import { existsSync, globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findQuotingFiles, findQuotingSpecs, findRelatedModules, testFiles } from "./relatedTests.ts";

describe("findRelatedModules", () => {
  it.each([
    ["a component", "src/ui/data/FactList.tsx", "src/ui/data/Variants.stories.tsx"],
    ["a style sheet", "src/ui/actions/Button.module.css", "src/ui/actions/Button.stories.tsx"],
    [
      "a screen",
      "src/features/project/page/ProjectPage.tsx",
      "src/features/project/page/ProjectPage.test.tsx",
    ],
    ["a catalogue", "src/i18n/locales/da.json", "src/i18n/checks/locales.test.ts"],
    [
      "a transcript",
      "src/app/accessibility/transcripts/project.txt",
      "src/app/accessibility/transcripts.test.tsx",
    ],
    ["a service's SDL", globSync("schema/main/*")[0] ?? "", "schema/specification.test.ts"],
    ["the OpenAPI file", "schema/rest/openapi.yaml", "mock-server/services/rest/openApi.test.ts"],
    ["a pact", "contracts/pacts/portal-main-api.json", "contracts/verification/runVerify.test.ts"],
    ["a seed", "mock-server/seeds/countries/de.json", "mock-server/seeds/countries/countrySeeds.test.ts"],
    ["a helper of end-to-end tests", "e2e/support/actions/signIn.ts", "e2e/sign-in/signIn.spec.ts"],
  ])("finds a test that depends on %s", (_, file, test) => {
    expect(existsSync(file)).toBe(true);
    expect(findRelatedModules([file])).toContain(test);
  });

  const findTests = (file: string) => findRelatedModules([file]).filter((it) => testFiles.test(it));

  it.each([
    ["src/features/project/offer/Offer.tsx", "src/features/project/offer/Offer.test.tsx"],
    ["src/app/screens.ts", "src/app/screens.test.ts"],
    ["src/i18n/locale/contentLanguage.ts", "src/i18n/locale/contentLanguage.test.ts"],
  ])("returns the test with the name of %s first", (file, test) => {
    expect(findTests(file)[0]).toBe(test);
  });

  it("returns the tests of importers before other tests of the folder", () => {
    const order = ["src/app/start.test.ts", "src/app/routes.test.tsx", "src/app/authorizationRoute.test.tsx"];
    expect(findTests("src/app/loaders.ts").filter((test) => order.includes(test))).toEqual(order);
  });

  it("returns no tests that load a screen only through the table of screens", () => {
    const tests = findTests("src/features/project/offer/Offer.tsx");
    expect(tests).not.toContain("src/features/feedback/FeedbackPage.test.tsx");
  });
});

it("findQuotingSpecs › finds the end-to-end tests of a changed feature by its message ids", () => {
  expect(findQuotingSpecs(["src/features/feedback/FeedbackPage.tsx"])[0]).toBe(
    "e2e/feedback/feedback.spec.ts",
  );
});

it("findQuotingFiles › finds tests and transcripts that contain a text", () => {
  expect(findQuotingFiles(["Over to you"])).toContain("src/app/accessibility/transcripts/project.txt");
});
