import type { Plugin } from "vite";

/** Below it, the portal's development server serves what the toolbar needs of the mock server. */
const prefix = "/@mock";

/**
 * Adds the toolbar of the mock server to the portal's pages on the development server. That serves this machine alone, so
 * it knows the password of the control API and nobody is asked for it.
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
      // Takes its place before its script has loaded.
      { tag: "mock-toolbar", attrs: { style: "display: block; height: 1.75rem" }, injectTo: "body-prepend" },
      { tag: "script", attrs: { type: "module", src: `${prefix}/toolbar.js` }, injectTo: "body" },
    ],
  };
}
