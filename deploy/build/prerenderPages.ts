import type { Plugin, ResolvedConfig } from "vite";

/**
 * Adds a page per locale to the build whose HTML contains the introduction and its styles, so that visitors see it before any
 * other file has loaded. React continues with the same HTML.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const assets = Object.values(bundle).filter((output) => output.type === "asset");
        const index = assets.find(({ fileName }) => fileName === "index.html");
        const styles = assets.find(({ fileName }) => fileName.endsWith(".css"));
        if (!index || !styles) return;
        // A dynamic import: loading jsdom takes half a second, which other commands than the build save.
        const script = new URL("./createPages.ts", import.meta.url).href;
        const { createPages }: typeof import("./createPages.ts") = await import(script);
        for (const page of await createPages(config, String(index.source), String(styles.source))) {
          this.emitFile({ type: "asset", ...page });
        }
      },
    },
  };
}
