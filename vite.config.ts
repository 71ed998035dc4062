import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/vite-plugin";
import react from "@vitejs/plugin-react";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { backendFrom } from "./deploy/backend.ts";
import budget from "./deploy/budget/budget.json" with { type: "json" };
import { bundleReport } from "./deploy/budget/bundleReport.ts";
import { classNames } from "./deploy/budget/classNames.ts";
import { completeParts } from "./deploy/budget/completeParts.ts";
import { documentModules } from "./deploy/budget/documentModules.ts";
import { droppableComponents } from "./deploy/budget/droppableComponents.ts";
import { precompress } from "./deploy/precompress.ts";
import { scriptAfterSplash } from "./deploy/scriptAfterSplash.ts";
import { sendSecurityHeaders } from "./deploy/sendSecurityHeaders.ts";
import { messageLayers } from "./src/i18n/messageLayers.ts";

const { address, isLocal } = backendFrom(process.env);

// The mock tells countries by the portal's host name; a real backend wants its own.
const target: ProxyOptions = {
  target: address,
  changeOrigin: !isLocal,
  xfwd: isLocal,
  configure: (proxy) => {
    // A backend that breaks the connection off breaks it off for the browser too, in place of an answer of the proxy.
    proxy.on("error", (_error, _request, response) => response.destroy());
  },
};
const proxy = {
  "/graphql": target,
  "/api": target,
  "/files": target,
  "/configurator": target,
  // Share links of the mock server; a real backend has none.
  ...(isLocal && { "/mock": target }),
};

/** Shared too, but by few: forms, uploads and what belongs to them. Signing in has little in common with any screen. */
const ofFewScreens =
  /\/src\/(forms\/(?!useSend\.)|uploads|session|app\/useCountryLinks|i18n\/RoomOptions|ui\/(Checkbox|Select|TextLink)\.)/;

/** Many small chunks compress worse and take more trips than few: one for what starts, one for what screens share. */
const chunkGroups = [
  { name: "start", tags: ["$initial" as const], priority: 1 },
  { name: "shared", test: (id: string) => isOurs(id) && !ofFewScreens.test(id), minShareCount: 2 },
];

/** The project itself may lie in a folder named `src`. */
function isOurs(id: string): boolean {
  return id.includes("/src/") && !id.includes("/node_modules/");
}

const installed = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

const productionAliases = [
  // Messages are parsed at build time; without its parser react-intl is 7 kB smaller.
  {
    find: "@formatjs/icu-messageformat-parser",
    replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
  },
  // Its package names the development build, with warnings, whoever asks.
  { find: /^react-router$/, replacement: installed("react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: installed("react-router/dist/production/dom-export.mjs") },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    messageLayers(),
    completeParts(),
    formatjs({ removeDefaultMessage: command === "build" }),
    documentModules(),
    droppableComponents(),
    scriptAfterSplash(),
    bundleReport(budget),
    precompress(),
    sendSecurityHeaders(),
  ],
  resolve: { alias: command === "build" && !process.env["VITEST"] ? productionAliases : [] },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy },
  preview: { host: "127.0.0.1", strictPort: true, proxy },
  css: { modules: { generateScopedName: classNames() } },
  build: {
    // One style sheet: in parts each would be a round trip more, and its place in the order a matter of luck.
    cssCodeSplit: false,
    target: "es2023",
    // Asked for together with a screen that imports them; the list of all that all chunks import would swell the first script.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imports) => imports.filter((it) => it.includes("/shared-")),
    },
    rolldownOptions: {
      // Compressing well takes its time.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "portal",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          css: { modules: { classNameStrategy: "non-scoped" } },
          setupFiles: "src/testing/patience.ts",
          testTimeout: 20_000,
          expect: { poll: { timeout: 5000 } },
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          include: [
            ".ci/**/*.test.ts",
            "contracts/{*,broker/*,drift/*,coverage/*,mutations/*}.test.ts",
            "deploy/**/*.test.ts",
            "e2e/support/**/*.test.ts",
          ],
          environment: "node",
        },
      },
      {
        extends: true,
        // One copy of graphql for the tests and for the libraries they drive.
        ssr: { resolve: { conditions: ["module-sync", "node"] } },
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
          // All of them write into one file.
          fileParallelism: false,
          globalSetup: "contracts/cleanPacts.ts",
          setupFiles: "contracts/portalSurroundings.ts",
        },
      },
    ],
  },
}));
