import type { Page } from "@playwright/test";

/** Texts that are cut off, outside the window or on top of each other, each with its fault. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(listClippedTexts);
}

/** Runs in the page. */
function listClippedTexts(): string[] {
  const tolerance = 1.5;
  const scope = document.querySelector("dialog[open], [role=dialog]:not([hidden])") ?? document.body;
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const placed: { text: string; element: Element; rect: DOMRect }[] = [];

  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForScreenReaders(element) || element.closest("option, title, desc, script, style, svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const clipper = findClipper(element, rect);
      if (clipper) found.push(`cut off by ${describeElement(clipper)}: ${text}`);
      else if (!isScrolled(element) && (rect.right > innerWidth + tolerance || rect.left < -tolerance))
        found.push(`out of the window: ${text}`);
      if (!isAfloat(element)) placed.push({ text, element, rect });
    }
  }
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.element !== other.element && overlap(one.rect, other.rect))
        found.push(`over each other: ${one.text} | ${other.text}`);
    }
  }
  return [...new Set(found)];

  function listAncestors(element: Element | null): Element[] {
    return element ? [element, ...listAncestors(element.parentElement)] : [];
  }

  function isForScreenReaders(element: Element): boolean {
    return listAncestors(element).some((it) => getComputedStyle(it).clipPath === "inset(50%)");
  }

  function findClipper(element: Element, rect: DOMRect): Element | undefined {
    return listAncestors(element).find((it) => {
      if (it === document.documentElement) return false;
      const { overflowX, overflowY } = getComputedStyle(it);
      const box = it.getBoundingClientRect();
      const cutsAcross = ["hidden", "clip"].includes(overflowX);
      const cutsDown = ["hidden", "clip"].includes(overflowY);
      if (cutsAcross && (rect.right > box.right + tolerance || rect.left < box.left - tolerance)) return true;
      // Lines are taller than their letters, so a third of a line may be outside.
      const slack = rect.height / 3;
      return cutsDown && (rect.bottom > box.bottom + slack || rect.top < box.top - slack);
    });
  }

  function isScrolled(element: Element): boolean {
    return listAncestors(element).some(
      (it) =>
        document.body.contains(it.parentElement) &&
        ["auto", "scroll"].includes(getComputedStyle(it).overflowX) &&
        it.scrollWidth > it.clientWidth,
    );
  }

  function isAfloat(element: Element): boolean {
    return listAncestors(element).some(
      (it) => ["fixed", "sticky"].includes(getComputedStyle(it).position) && it.tagName !== "DIALOG",
    );
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // Boxes of lines may touch although their letters do not.
    return across > 2 && down > Math.min(one.height, other.height) / 2;
  }

  function describeElement(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.className}`;
  }
}
