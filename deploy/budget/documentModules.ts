import type { Plugin } from "vite";

const generated = /\/src\/api\/generated\/\w+\/graphql\.ts$/;
const asked = /^(.+\/src\/api\/generated\/\w+\/graphql\.ts)\?document=(\w+)$/;

/**
 * Makes each generated document a module of its own, so that it comes with the screens that send it: the first script
 * would hold them all. Of a document the portal needs its text alone.
 */
export function documentModules(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: "document-modules",
    apply: "build",
    resolveId: (id) => (asked.test(id) ? id : null),
    load: {
      filter: { id: asked },
      handler: (id) => ({
        code: `export const document = ${JSON.stringify(texts.get(id))};`,
        moduleType: "js",
      }),
    },
    transform: {
      filter: { id: generated },
      handler(code, id) {
        const documents = textsOf(code);
        for (const [name, text] of documents) texts.set(`${id}?document=${name}`, text);
        const exports = documents.map(
          ([name]) => `export { document as ${name} } from "${id}?document=${name}";`,
        );
        return { code: exports.join("\n"), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** The documents of a generated file by their names, in one line each. */
export function textsOf(code: string): [name: string, text: string][] {
  return [...code.matchAll(/^export const (\w+) = new TypedDocumentString\(`([^`]*)`/gm)].map(
    ([, name = "", text = ""]) => [name, text.replaceAll(/\s+/g, " ").trim()],
  );
}
