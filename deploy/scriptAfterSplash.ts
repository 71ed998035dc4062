import type { Plugin } from "vite";

/**
 * In a build, gives the script of the page a low priority: what the page shows until it runs needs the style sheet alone,
 * and should not share the line.
 */
export function scriptAfterSplash(): Plugin {
  return {
    name: "script-after-splash",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  };
}
