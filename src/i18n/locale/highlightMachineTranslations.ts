/** The service marks machine-translated text with it. */
const zeroWidthSpace = "\u200B";

/** Colours machine-translated text below `root`, also text that is added later. Returns a function that stops it. */
export function highlightMachineTranslations(root: HTMLElement): () => void {
  const highlight = () => {
    const textNodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const { nodeValue, parentElement } = textNodes.currentNode;
      if (nodeValue?.includes(zeroWidthSpace)) parentElement?.style.setProperty("color", "blueviolet");
    }
  };
  const observer = new MutationObserver(highlight);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  highlight();
  return () => observer.disconnect();
}
