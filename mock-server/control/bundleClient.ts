import { fileURLToPath } from "node:url";

const bundles = new Map<string, Promise<string>>();

/** Bundles a client module and its imports to JavaScript for browsers, once. */
export function bundleClient(entry: URL): Promise<string> {
  const bundled = bundles.get(entry.href) ?? bundle(fileURLToPath(entry));
  bundles.set(entry.href, bundled);
  return bundled;
}

async function bundle(path: string): Promise<string> {
  // The bundler is imported with the first request, so that the server starts faster.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: path },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    "output" in it ? it.output : [],
  );
  const chunks = outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : []));
  const [code] = chunks;
  if (code === undefined || chunks.length > 1)
    throw new Error(`${path} must become one file, not ${chunks.length}.`);
  return code;
}
