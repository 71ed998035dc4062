import formatjs from "@formatjs/vite-plugin";
import react from "@vitejs/plugin-react";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { messageLayers } from "./src/i18n/messageLayers.ts";

const backend = process.env["PORTAL_BACKEND"] ?? "http://127.0.0.1:4000";
const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(backend);

// The mock tells countries by the portal's host name; a real backend wants its own.
const target: ProxyOptions = {
  target: backend,
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

export default defineConfig(({ command }) => ({
  plugins: [react(), messageLayers(), formatjs({ removeDefaultMessage: command === "build" })],
  resolve: {
    // Messages are parsed at build time; without its parser react-intl is 7 kB smaller.
    alias: process.env["VITEST"]
      ? {}
      : { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy },
  preview: { host: "127.0.0.1", strictPort: true, proxy },
  build: { target: "es2023" },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "portal",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          include: [
            ".ci/**/*.test.ts",
            "contracts/{*,broker/*,drift/*,coverage/*,mutations/*}.test.ts",
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
