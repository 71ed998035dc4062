import type { Plugin } from "vite";

/** The development server serves the toolbar's part of the mock server below this path. */
const prefix = "/@mock";

/**
 * Adds the toolbar of the mock server to the portal's pages on the development server. The development server serves this
 * machine alone, so it sends the password of the control API itself.
 */
export function addToolbar(backend: string, password?: string): Plugin {
  const proxy = {
    target: backend,
    rewrite: (path: string) => path.slice(prefix.length),
    ...(password !== undefined && { auth: `toolbar:${password}` }),
  };
  return {
    name: "mock-toolbar",
    apply: "serve",
    config: () => ({ server: { proxy: { [prefix]: proxy } } }),
    transformIndexHtml: () => [
      // Reserves the toolbar's place until its script has loaded.
      { tag: "mock-toolbar", attrs: { style: "display: block; height: 1.75rem" }, injectTo: "body-prepend" },
      { tag: "script", attrs: { type: "module", src: `${prefix}/toolbar.js` }, injectTo: "body" },
    ],
  };
}
