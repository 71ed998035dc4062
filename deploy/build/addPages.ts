import type { Plugin, ResolvedConfig } from "vite";
import { locales } from "#locales.ts";
import { getStartFile } from "../prerenderedPages.ts";
import { createHelpPages, createStartHelp } from "./helpPages.ts";
import { createIntroductionPages } from "./introductionPages.ts";
import { buildPreloadScript, findPreloads } from "./preloadScreens.ts";

/** Completes `index.html` and adds all other pages of the build. */
export function addPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "add-pages",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const assets = Object.values(bundle).filter((output) => output.type === "asset");
        const index = assets.find(({ fileName }) => fileName === "index.html");
        const styles = assets.find(({ fileName }) => fileName.endsWith(".css"));
        if (!index || !styles) throw new Error("The build has no index.html or no style sheet.");
        const addFiles = (pages: Readonly<Record<string, string>>) => {
          for (const [fileName, source] of Object.entries(pages))
            this.emitFile({ type: "asset", fileName, source });
        };

        // React removes the help with the splash, and `base.css` shows it only after a while.
        const page = String(index.source).replace(/(?<=<div id="start-help">)/, createStartHelp());
        addFiles(createHelpPages(page, styles.fileName));
        addFiles(await createIntroductionPages(config, page, String(styles.source)));

        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const source = await buildPreloadScript(config, findPreloads(chunks, config.base));
        const preload = this.getFileName(this.emitFile({ type: "asset", name: "preload.js", source }));
        const tag = `<script type="module" async crossorigin src="${config.base}${preload}"></script>`;
        // The first requests wait neither for the end of the page nor for its styles.
        const start = page.replace("<script ", `${tag}\n    <script async `);
        index.source = start;
        // Firefox tells screen readers the language that a page has while it is parsed, and no later one.
        const nameLanguage = (locale: string) => start.replace("<html>", `<html lang="${locale}">`);
        addFiles(Object.fromEntries(locales.map((it) => [getStartFile(it), nameLanguage(it)])));
      },
    },
  };
}
