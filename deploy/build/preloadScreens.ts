import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import type { ScreenPreloads } from "#app/preloading/preloadScreen.ts";

/**
 * Adds a small script to `index.html`: all screens have the same page, so this script requests the scripts of the screen in the
 * URL while the portal's first script loads. Pages with the introduction need no other screen and do not have it.
 */
export function preloadScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "preload-screens",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = Object.values(bundle).find(({ fileName }) => fileName === "index.html");
        if (index?.type !== "asset") return;
        // A dynamic import, since the bundled configuration would contain all screens.
        const script = new URL("./findPreloads.ts", import.meta.url).href;
        const { findPreloads }: typeof import("./findPreloads.ts") = await import(script);
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const source = await buildScript(config, findPreloads(chunks, config.base));
        const preload = this.getFileName(this.emitFile({ type: "asset", name: "preload.js", source }));
        const tag = `<script type="module" async crossorigin src="${config.base}${preload}"></script>`;
        // The first requests wait neither for the end of the page nor for its styles.
        index.source = String(index.source).replace("<script ", `${tag}\n    <script async `);
      },
    },
  };
}

/** A build of its own: chunks shared with the portal would have to load before the script runs. */
async function buildScript(
  { root, build: { target } }: ResolvedConfig,
  preloads: ScreenPreloads,
): Promise<string> {
  const id = "preload";
  const module = join(root, "src/app/preloading/preloadScreen.ts");
  const output = await build({
    configFile: false,
    logLevel: "error",
    root,
    publicDir: false,
    plugins: [
      {
        name: "preload-entry",
        resolveId: (source) => (source === id ? `\0${id}` : null),
        load: (loaded) =>
          loaded === `\0${id}`
            ? `import { preloadScreen } from ${JSON.stringify(module)};preloadScreen(${JSON.stringify(preloads)});`
            : null,
      },
    ],
    build: {
      target: target || "modules",
      write: false,
      modulePreload: false,
      rolldownOptions: { input: id },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [output].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}
