import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { build, type InlineConfig, type Plugin } from "vite";
import { getIntroductionBytes } from "../budget/budgetReport.ts";
import { getLoadedChunks } from "../budget/chunkSizes.ts";
import { compressChunks, entryModule, measureChunks, type Output } from "../budget/measureBundle.ts";
import { readCatalogue } from "../build/compileMessages.ts";
import { measureParts, type ScreenParts } from "./measureParts.ts";
import type { BuildVariant } from "./report.ts";

const messageParser = "@formatjs/icu-messageformat-parser";
/** Takes precedence over the alias of vite.config.ts. */
const withMessageParser: InlineConfig = {
  resolve: { alias: [{ find: messageParser, replacement: messageParser }] },
};

/**
 * Builds the portal as shipped and without each build step that changes what loads, and measures the introduction, and what
 * loads for each screen as shipped.
 */
export async function measureBuilds(): Promise<{ variants: BuildVariant[]; parts: ScreenParts[] }> {
  const shipped = await buildOutputs({});
  const variants = [
    await measure("as shipped", shipped),
    await measure(
      "without compileMessages(): react-intl parses whole catalogues at run time",
      await buildOutputs({ ...withMessageParser, plugins: [serveMessagesAsText()] }),
    ),
    await measure("without the alias for react-intl's message parser", await buildOutputs(withMessageParser)),
    await measure(
      "without chunk groups",
      await buildOutputs({ build: { rolldownOptions: { output: { codeSplitting: true } } } }),
    ),
    await measure("without precompress(): the server compresses with gzip, level 6", shipped, (code) =>
      promisify(gzip)(code),
    ),
  ];
  return { variants, parts: await measureParts(shipped) };
}

async function buildOutputs(config: InlineConfig): Promise<Output[]> {
  const result = await build({ ...config, logLevel: "error", build: { ...config.build, write: false } });
  return [result].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
}

async function measure(
  name: string,
  outputs: readonly Output[],
  compress?: (code: string) => Promise<Buffer>,
): Promise<BuildVariant> {
  const chunks = await compressChunks(outputs, compress);
  const measurement = measureChunks(chunks);
  if (!measurement) throw new Error(`The build "${name}" does not contain ${entryModule}.`);
  return {
    name,
    bytes: getIntroductionBytes(measurement),
    scripts: getLoadedChunks(chunks, entryModule).size,
  };
}

/** Takes the place of compileMessages(): the first message chunk contains all messages of its locale, not parsed. */
function serveMessagesAsText(): Plugin {
  return {
    name: "serve-messages-as-text",
    load: {
      order: "pre",
      handler(id) {
        const [, file, chunk] = /^(.*\/i18n\/locales\/[\w-]+\.json)\?(start|screens)$/.exec(id) ?? [];
        if (file === undefined) return null;
        const messages = chunk === "start" ? readCatalogue(dirname(file), basename(file, ".json")) : {};
        return { code: JSON.stringify(messages), moduleType: "json", map: null };
      },
    },
  };
}
