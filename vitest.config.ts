import "./.ci/requireNode.js";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { requirements } from "./e2e/requirements.ts";
import { chromiumLaunchOptions } from "./e2e/support/chromium/findChromium.ts";
import viteConfig from "./vite.config.ts";

// Resolves graphql as Node does, so that tests and the libraries they drive share one copy of it.
const ssr = { resolve: { conditions: ["module-sync", "node"] } };

/** Tests do not fake `setInterval`: jsdom paints frames by it, and would never stop waiting for a fake one. */
const fakedTimers: NonNullable<InlineConfig["fakeTimers"]>["toFake"] = [
  "Date",
  "performance",
  "setTimeout",
  "clearTimeout",
  "requestAnimationFrame",
  "cancelAnimationFrame",
];

export default defineConfig(async (env) =>
  mergeConfig(
    await viteConfig(env),
    defineConfig({
      test: {
        // By default Vitest leaves one processor idle.
        maxWorkers: "100%",
        // This timeout suits a busy machine.
        expect: { poll: { timeout: 5000 } },
        tags: Object.entries(requirements).map(([name, description]) => ({ name, description })),
        projects: [
          {
            extends: true,
            test: {
              name: "portal",
              include: ["src/**/*.test.{ts,tsx}"],
              environment: "jsdom",
              css: { modules: { classNameStrategy: "non-scoped" } },
              setupFiles: "src/testing/browser/setup.ts",
              // Node loads the mock server, so that it shares one copy of graphql with its libraries.
              server: { deps: { external: [/\/mock-server\/.*\.ts$/] } },
              testTimeout: 20_000,
              fakeTimers: { toFake: fakedTimers },
              // Each worker has one module graph. A file with another environment would end the worker that comes to it, and
              // files run in the order of their duration: so files without a document run in jsdom too.
              isolate: false,
            },
          },
          {
            extends: true,
            plugins: [storybookTest({ configDir: ".storybook" })],
            // Without these entries, Vite would reload the page for dependencies that it finds while tests run.
            optimizeDeps: { entries: [".storybook/preview.tsx", "src/**/*.stories.tsx"] },
            test: {
              name: "stories",
              isolate: false,
              browser: {
                enabled: true,
                headless: true,
                provider: playwright({
                  launchOptions: chromiumLaunchOptions(),
                  contextOptions: { reducedMotion: "reduce" },
                }),
                instances: [{ browser: "chromium" }],
              },
            },
          },
          {
            extends: true,
            ssr,
            test: {
              name: "tools",
              include: [
                ".ci/**/*.test.ts",
                "contracts/**/!(*.pact).test.ts",
                "deploy/**/*.test.ts",
                "e2e/support/**/*.test.ts",
                "schema/**/*.test.ts",
              ],
              environment: "node",
              isolate: false,
            },
          },
          {
            extends: true,
            ssr,
            test: {
              name: "mock",
              include: ["mock-server/**/*.test.ts"],
              environment: "node",
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: "contracts",
              include: ["contracts/**/*.pact.test.ts"],
              environment: "node",
              // All test files write into the same pacts.
              fileParallelism: false,
              // All files share one module graph: importing takes longer than testing.
              isolate: false,
              globalSetup: "contracts/consumer/removeGeneratedPacts.ts",
              setupFiles: "contracts/consumer/browserGlobals.ts",
            },
          },
        ],
      },
    }),
  ),
);
