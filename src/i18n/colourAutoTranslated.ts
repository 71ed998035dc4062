/** Marks text that a machine has translated. */
const zeroWidthSpace = "\u200B";

/** Colours the parent of every text that a machine has translated, now and as it comes. Returns how to stop. */
export function colourAutoTranslated(root: HTMLElement): () => void {
  const colour = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (nodeValue?.includes(zeroWidthSpace)) parentElement?.style.setProperty("color", "blueviolet");
    }
  };
  const observer = new MutationObserver(colour);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  colour();
  return () => observer.disconnect();
}
