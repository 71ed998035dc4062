import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type ProxyOptions, type UserConfig } from "vite";
import { compileMessages } from "./deploy/build/compileMessages.ts";
import { createBuildTarget } from "./deploy/build/createBuildTarget.ts";
import { previewHost } from "./deploy/previewHost.ts";
import { reportsPath } from "./src/paths.ts";

const backend = process.env["PORTAL_BACKEND"] ?? "http://127.0.0.1:4000";
const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(backend);
/** A mock server is on this machine, or shared by several people. */
const mayBeMock = isLocal || backend.startsWith("http:");

const proxyOptions: ProxyOptions = {
  target: backend,
  // The mock server chooses the country by the portal's host name; a backend elsewhere needs its own host name.
  changeOrigin: !isLocal,
  xfwd: mayBeMock,
  configure: (proxy) => {
    // If the backend drops a connection, the browser sees a network error and not an error response of the proxy.
    proxy.on("error", (_error, _request, response) => response.destroy());
  },
};
const proxy = {
  "/graphql": proxyOptions,
  "/api": proxyOptions,
  "/files": proxyOptions,
  "/configurator": proxyOptions,
  [reportsPath]: proxyOptions,
  // For share links of the mock server.
  ...(mayBeMock && { "/mock": proxyOptions }),
};

/** Each also contains the imports of its modules, unless a group of a higher priority has them. */
const chunkGroups = [
  // The two scripts of `index.html`.
  { name: "client", test: /\/src\/firstRequests\.ts$/, priority: 4 },
  { name: "start", test: /\/src\/main\.tsx$/, priority: 3 },
  // The modules that at least three screens share have one chunk. The return from sign-in needs none of them, and the
  // cabinet's layout no lists and no uploads.
  {
    name: "shared",
    test: /\/src\/(?!session\/|lists\/|uploads\/|.*\/node_modules\/)|useInfiniteQuery|infiniteQuery/,
    minShareCount: 3,
    priority: 2,
  },
];

/** The package exports only its other build, with warnings for developers. */
const routerFolder = join(import.meta.dirname, "node_modules/react-router/dist/production");

const productionAliases = [
  { find: /^react-router$/, replacement: join(routerFolder, "index.mjs") },
  { find: "react-router/dom", replacement: join(routerFolder, "dom-export.mjs") },
  // compileMessages() parses all messages at build time, so react-intl needs no parser at run time.
  {
    find: "@formatjs/icu-messageformat-parser",
    replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
  },
];

/** Node loads these plugins, and no other command does: Vite's bundle of this configuration would contain all screens. */
async function loadBuildPlugins() {
  const module = new URL("./deploy/build/buildPlugins.ts", import.meta.url).href;
  const { createBuildPlugins }: typeof import("./deploy/build/buildPlugins.ts") = await import(module);
  return createBuildPlugins();
}

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    publicDir: "deploy/public",
    plugins: [react(), compileMessages(), previewHost(), command === "build" && (await loadBuildPlugins())],
    // Ad blockers hide elements by class names such as "banner", and block files such as "CampaignPlacement.js".
    css: { modules: command === "build" ? { generateScopedName: "_[hash:base64:5]" } : {} },
    resolve: { alias: command === "build" ? productionAliases : [] },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy },
    preview: { host: "127.0.0.1", strictPort: true, proxy },
    build: {
      license: { fileName: "licenses.md" },
      // One style sheet: with several, their order would depend on which screen loads first. They would need more requests, too.
      cssCodeSplit: false,
      target: createBuildTarget(),
      sourcemap: "hidden",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Brotli at its best quality takes most of the build's time, which is expected.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames: ({ name }) =>
            `assets/${name
              .replace(/campaigns?/i, "Teaser")
              .replace(/banner/i, "Panel")
              .replace(/tracking/i, "Visits")}-[hash].js`,
        },
      },
    },
  }),
);
