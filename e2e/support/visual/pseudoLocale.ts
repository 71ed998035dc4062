import type { Page } from "@playwright/test";

const vowels = /[aeiouyäöüæøåéèêàò]/giu;

/** Doubles vowels: words become a third longer and stay readable. */
export function lengthen(text: string): string {
  return text.replace(vowels, "$&$&");
}

/**
 * Lengthens all texts of a page in place, to show the layout with longer translations. Returns a function
 * that restores them.
 */
export async function applyPseudoLocale(page: Page): Promise<() => Promise<void>> {
  const nodes = await page.evaluateHandle(() => {
    const found: Node[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.closest("script, style, svg")) found.push(text);
    }
    for (const field of document.querySelectorAll("[placeholder]")) {
      found.push(...[field.getAttributeNode("placeholder")].filter((it) => it !== null));
    }
    return found;
  });
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ""));
  const setTexts = (values: readonly string[]) =>
    nodes.evaluate((all, newTexts) => {
      for (const [index, node] of all.entries()) node.nodeValue = newTexts[index] ?? null;
    }, values);
  await setTexts(texts.map(lengthen));
  return () => setTexts(texts);
}
