import type { Plugin } from "vite";

/** Below it, the portal's development server serves what the toolbar needs of the mock server. */
const prefix = "/@mock";

/** Adds the toolbar of the mock server to the portal's pages on the development server. */
export function addToolbar(backend: string): Plugin {
  return {
    name: "mock-toolbar",
    apply: "serve",
    config: () => ({
      server: { proxy: { [prefix]: { target: backend, rewrite: (path) => path.slice(prefix.length) } } },
    }),
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: `${prefix}/toolbar.js` }, injectTo: "body" },
    ],
  };
}
