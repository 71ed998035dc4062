import type { Plugin } from "vite";

/** Libraries that make components at the top level of their files. */
const libraries = /\/node_modules\/react-(router|intl)\//;

/**
 * In a build, tells the bundler that making a component does nothing else, so that components of libraries that nobody
 * uses are left out. Bundlers cannot see it: a call may do anything, and a name set afterwards is an effect.
 */
export function droppableComponents(): Plugin {
  return {
    name: "droppable-components",
    apply: "build",
    transform: {
      filter: { id: libraries },
      handler: (code) => ({ code: markedDroppable(code), map: null }),
    },
  };
}

/** The code with its components marked as droppable, and without the names that only developer tools show. */
export function markedDroppable(code: string): string {
  return code
    .replaceAll(
      /(?<=^(?:var|const) \w+ = )(?:React\d*\.(?:forwardRef|memo)|createFormatted\w+)\(/gm,
      "/* @__PURE__ */ $&",
    )
    .replaceAll(/^\w+\.displayName = .*;$/gm, "");
}
