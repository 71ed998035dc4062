import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const textFile = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** Smaller files fit into one network packet uncompressed. */
const maxUncompressedBytes = 1024;

/** Writes a `.br` and a `.gz` beside each text file of a build, at the best quality, which is too slow for each request. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    writeBundle: {
      order: "post",
      async handler({ dir = "" }, bundle) {
        const files = Object.keys(bundle).filter((file) => textFile.test(file));
        await Promise.all(files.map((file) => compressFile(join(dir, file))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= maxUncompressedBytes) return;
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([
    brotli.then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped.then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
