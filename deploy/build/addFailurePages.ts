import type { Plugin } from "vite";
import { createPhoneLinks, languages, readTexts } from "./addStartHelp.ts";

/**
 * Adds a page per language to the build, which the host sends where a service or itself fails. It needs no script, so that it
 * also shows on the paths of other systems.
 */
export function addFailurePages(): Plugin {
  return {
    name: "add-failure-pages",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const styles = Object.keys(bundle).find((fileName) => fileName.endsWith(".css"));
        const index = bundle["index.html"];
        if (!styles || index?.type !== "asset") return;
        const [logo = ""] = /(?<=<svg id="splash" )[\s\S]*?<\/svg>/.exec(String(index.source)) ?? [];
        for (const language of languages) {
          const source = createFailurePage(language, styles, logo);
          this.emitFile({ type: "asset", fileName: `unavailable/${language}.html`, source });
        }
      },
    },
  };
}

/** `logo` is the element without the beginning of its tag. */
function createFailurePage(language: string, styles: string, logo: string): string {
  const texts = readTexts(language);
  const callService = texts["error.callService"]?.replace("{phone}", createPhoneLinks(language));
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${texts["documentTitle"]}</title>
    <link rel="stylesheet" href="/${styles}" />
  </head>
  <body>
    <main id="unavailable">
      <svg ${logo}
      <h1>${texts["error.service"]}</h1>
      <p><a href="">${texts["error.retry"]}</a></p>
      <p>${callService}</p>
    </main>
  </body>
</html>
`;
}
