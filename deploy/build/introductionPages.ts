import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { JSDOM } from "jsdom";
import { build, type ResolvedConfig } from "vite";
import type { PrerenderedPage, prerenderIntroduction } from "#app/prerendering/prerenderIntroduction.tsx";
import { locales } from "#locales.ts";
import { getIntroductionFile } from "../prerenderedPages.ts";
import { compileMessages } from "./compileMessages.ts";
import { extractCriticalStyles } from "./extractCriticalStyles.ts";

/**
 * A page per locale whose HTML contains the introduction and its styles, made from the build's page and style sheet: visitors
 * see it before any other file has loaded. React continues with the same HTML.
 */
export async function createIntroductionPages(
  config: ResolvedConfig,
  index: string,
  styles: string,
): Promise<Record<string, string>> {
  const pages = (await renderIntroductions(config)).map((introduction) => createPage(index, introduction));
  // The pages differ only in their texts, so the policy needs to allow only one style.
  let criticalStyles: string | undefined;
  const files = pages.map((page) => {
    const { document } = page.window;
    criticalStyles ??= extractCriticalStyles(styles, document);
    const style = document.createElement("style");
    style.textContent = criticalStyles;
    document.head.append(style);
    return [getIntroductionFile(document.documentElement.lang), page.serialize()];
  });
  return Object.fromEntries(files);
}

/**
 * Builds the renderer for Node.js, with the class names and asset URLs of the browser's build, and renders all locales. The
 * folder is below `node_modules`, which no tool watches.
 */
async function renderIntroductions({ root, css }: ResolvedConfig): Promise<PrerenderedPage[]> {
  const outDir = await mkdtemp(join(root, "node_modules/.prerender-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root,
      publicDir: false,
      plugins: [react(), compileMessages()],
      css: { modules: css.modules ?? {} },
      // The renderer has its own React: this process may have loaded React in another mode.
      ssr: { noExternal: true },
      build: { ssr: "src/app/prerendering/prerenderIntroduction.tsx", outDir, emptyOutDir: true },
    });
    const renderer: { prerenderIntroduction: typeof prerenderIntroduction } = await import(
      pathToFileURL(join(outDir, "prerenderIntroduction.js")).href
    );
    return await Promise.all(locales.map(renderer.prerenderIntroduction));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function createPage(index: string, { locale, title, html }: PrerenderedPage): JSDOM {
  const page = new JSDOM(index);
  const { document } = page.window;
  const root = document.getElementById("root");
  const link = document.querySelector("link[rel=stylesheet]");
  // Search engines may list the introduction alone: other pages are a customer's, or have a token in their URL.
  document.querySelector("meta[name=robots]")?.remove();
  if (!root || !link) throw new Error("index.html has no root element or no style sheet.");
  document.documentElement.lang = locale;
  document.title = title;
  root.dataset["locale"] = locale;
  root.innerHTML = html;
  // Browsers render everything before a style sheet while it loads.
  document.body.append(link);
  return page;
}
