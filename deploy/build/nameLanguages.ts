import type { Plugin } from "vite";
import { locales } from "#locales.ts";
import { getStartFile, selectFirstFile, selectStartFile } from "../prerenderedPages.ts";

/**
 * Adds an `index.html` per locale to the build. Firefox tells screen readers the page's language during parsing and no later
 * one. Also makes `vite preview` choose among the pages as the host does.
 */
export function nameLanguages(): Plugin {
  return {
    name: "name-languages",
    apply: (_config, { command, isPreview }) => command === "build" || isPreview === true,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        for (const locale of locales) {
          const source = String(index.source).replace("<html>", `<html lang="${locale}">`);
          this.emitFile({ type: "asset", fileName: getStartFile(locale), source });
        }
      },
    },
    configurePreviewServer({ middlewares }) {
      const rewrite = (path: string, select: typeof selectStartFile) =>
        middlewares.use((request, response, next) => {
          const [requested, search] = (request.url ?? "").split("?", 2);
          if (requested === path) {
            request.url = `/${select(request.headers.host, request.headers.cookie)}?${search ?? ""}`;
            response.setHeader("Vary", "Cookie");
          }
          next();
        });
      rewrite("/", selectFirstFile);
      // Runs after Vite has found no file for the requested path.
      return () => void rewrite("/index.html", selectStartFile);
    },
  };
}
