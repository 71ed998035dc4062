import "../.ci/requireNode.js";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./support/chromium/findChromium.ts";
import { type CountryProject, getCountryTag, projectCountries } from "./support/config/countries.ts";
import { deployedPortal, getPortalOrigin } from "./support/config/deployedPortal.ts";
import { servers } from "./support/config/servers.ts";

/** Pages of tests close before optimized code pays for its compilation, which costs a twentieth of the suite's time. */
const withoutOptimization = "--js-flags=--no-opt,--no-maglev";

type Config = PlaywrightTestConfig<CountryProject>;

/** The browsers for the smoke journeys, as E2E_BROWSERS lists them: `old-chromium,firefox`. */
const otherBrowsers: Record<string, Config["use"]> = {
  "old-chromium": {
    launchOptions: { ...chromiumLaunchOptions(), executablePath: process.env["OLD_CHROMIUM_PATH"] ?? "" },
  },
  firefox: { browserName: "firefox", launchOptions: {} },
  webkit: { browserName: "webkit", launchOptions: {} },
};

/** The projects for E2E_BROWSERS; undefined without this variable. */
const browserProjects: Config["projects"] = process.env["E2E_BROWSERS"]?.split(",").map((name) => {
  const browser = otherBrowsers[name];
  if (!browser) throw new Error(`E2E_BROWSERS may name ${Object.keys(otherBrowsers)}, not "${name}".`);
  return { name, grep: /@smoke\b/, use: { country: "DE", baseURL: getPortalOrigin("DE"), ...browser } };
});

/**
 * One project per country. Tests run on the production build, a few on the development server. With PORTAL_URL they run on a
 * deployed portal: the suite starts no servers and skips the tests that need the mock server. A test runs in every country
 * unless a tag such as `@de` keeps it in one. With E2E_BROWSERS there is one project per browser instead.
 */
export default defineConfig<CountryProject>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: "100%",
  timeout: 30_000,
  expect: {
    timeout: 10_000,
    // Edges of letters differ a little between machines.
    toHaveScreenshot: {
      pathTemplate: "{testDir}/screenshots/{arg}{ext}",
      maxDiffPixelRatio: 0.01,
      animations: "disabled",
      caret: "hide",
    },
  },
  snapshotPathTemplate: "{testDir}/aria/{arg}{ext}",
  reporter: [
    ["line"],
    ["json", { outputFile: "../test-results/e2e.json" }],
    ["./support/reporters/skipReasons.ts"],
  ],
  use: {
    browserName: "chromium",
    launchOptions: chromiumLaunchOptions({ isOffline: !deployedPortal, args: [withoutOptimization] }),
    reducedMotion: "reduce",
    colorScheme: "light",
    // Recording costs a third of the time, so only E2E_TRACE=1 switches it on.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects:
    browserProjects ??
    projectCountries.map(({ country, locale, timezoneId }) => ({
      name: country.toLowerCase(),
      grepInvert: projectCountries
        .filter((it) => it.country !== country)
        .map((it) => new RegExp(`${getCountryTag(it.country)}\\b`)),
      use: { country, locale, timezoneId, baseURL: getPortalOrigin(country) },
      // A worker serves one project alone. A second one would take longer to start than it saves for a country's few tests.
      ...(country !== "DE" && { workers: 1 }),
    })),
  webServer: deployedPortal ? [] : servers,
});
