import fc from "fast-check";
import { Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import {
  removeMarks,
  type TranslatorName,
  translateTexts,
  translators,
} from "#testing/translation/translators.ts";
import { getRunCount } from "./resilience/generatedCases.ts";
import { tolerateTranslation } from "./tolerateTranslation.ts";

afterEach(() => document.body.replaceChildren());

/** The output of a component: texts next to texts and elements, with and without keys. */
type Tree = string | number | null | { tag: "div" | "section" | "fragment"; key?: string; children: Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom("Next", "Cancel", " ", "", null),
    fc.nat({ max: 20 }),
    fc.record(
      {
        tag: fc.constantFrom("div", "section", "fragment"),
        key: fc.constantFrom("a", "b", "c", "d"),
        children: fc.array(tie("tree"), { maxLength: 4 }),
      },
      { requiredKeys: ["tag", "children"] },
    ),
  ),
}));

function toElements(trees: readonly Tree[]): ReactNode {
  const usedKeys = new Set<string>();
  return trees.map((it, index) => {
    if (it === null || typeof it !== "object") return it;
    const key = it.key !== undefined && !usedKeys.has(it.key) ? it.key : `index ${index}`;
    usedKeys.add(key);
    const Tag = it.tag === "fragment" ? Fragment : it.tag;
    return <Tag key={key}>{toElements(it.children)}</Tag>;
  });
}

/** The markup without a translation's additions. */
function readOriginal(root: Element): string {
  return removeMarks(root.innerHTML.replace(/<\/?font>/g, ""));
}

const step = fc.record({
  trees: fc.array(tree, { minLength: 1, maxLength: 5 }),
  /** The languages into which the page is translated one after the other. */
  translations: fc.array(fc.constantFrom(...(Object.keys(translators) as TranslatorName[])), {
    maxLength: 2,
  }),
});

it("tolerateTranslation shows React's output, whichever texts a browser replaces between renders", () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      const stop = tolerateTranslation();
      const translated = document.createElement("main");
      document.body.replaceChildren(translated);
      const untouched = document.createElement("main");
      const roots = [translated, untouched].map((element) => createRoot(element));
      for (const { trees, translations } of steps) {
        for (const root of roots) flushSync(() => root.render(toElements(trees)));
        await Promise.resolve();
        expect(readOriginal(translated)).toBe(untouched.innerHTML);
        for (const name of translations) {
          translateTexts(translated, name);
          await Promise.resolve();
        }
      }
      for (const root of roots) root.unmount();
      stop();
    }),
    { seed: 20_260_601, numRuns: getRunCount(6000) },
  ));
