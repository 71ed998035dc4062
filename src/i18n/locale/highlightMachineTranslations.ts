/** The service's mark of machine-translated text. */
const zeroWidthSpace = "\u200B";

/**
 * Colours the parents of machine-translated texts below `root`, also of later texts. A parent loses the colour when another
 * text replaces its text. Returns a function that stops it.
 */
export function highlightMachineTranslations(root: HTMLElement): () => void {
  let highlighted = new Set<HTMLElement>();
  const highlight = () => {
    const parents = new Set<HTMLElement>();
    const textNodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const { nodeValue, parentElement } = textNodes.currentNode;
      if (parentElement && nodeValue?.includes(zeroWidthSpace)) parents.add(parentElement);
    }
    for (const parent of highlighted) if (!parents.has(parent)) parent.style.removeProperty("color");
    for (const parent of parents) parent.style.setProperty("color", "blueviolet");
    highlighted = parents;
  };
  const observer = new MutationObserver(highlight);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  highlight();
  return () => observer.disconnect();
}
