/** Texts that a translation has removed from the page, and their replacements. */
interface Replacement {
  parent: Node;
  texts: Node[];
  nodes: ChildNode[];
}

/**
 * Lets browsers translate the page. Chrome and Edge put `<font>` elements in the place of texts, Safari other texts. React
 * still uses its own texts, which are no longer in the page (https://github.com/facebook/react/issues/11538). So before React
 * changes, moves or removes a text, or inserts something before it, this puts the text and its neighbours back. The browser
 * then translates them again. Returns a function that stops it.
 */
export function tolerateTranslation(): () => void {
  const replacements = new WeakMap<Node, Replacement>();
  const observer = new MutationObserver(handleMutations);
  observer.observe(document, { childList: true, subtree: true });

  function handleMutations(records: readonly MutationRecord[]): void {
    const returned = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElsewhere);
    for (const [parent, changes] of Map.groupBy(records, ({ target }) => target)) {
      // The content of a translator's own elements is not React's.
      const isRelevant =
        !isFont(parent) && changes.some(({ removedNodes }) => [...removedNodes].some(isText));
      if (isRelevant) noteReplacements(parent, changes);
    }
    for (const text of returned) putBack(text);
    for (const { type, target } of records) {
      if (type === "characterData" && !target.isConnected) putBack(target);
    }
  }

  /** A translation has replaced texts if new texts stand between two unchanged nodes. */
  function noteReplacements(parent: Node, changes: readonly MutationRecord[]): void {
    const nodesBefore = undo(changes, parent.childNodes);
    let texts: Node[] = [];
    for (const node of [...nodesBefore, null]) {
      if (node && node.parentNode !== parent) {
        if (isText(node)) texts.push(node);
        continue;
      }
      const nodes: ChildNode[] = [];
      let added = node ? node.previousSibling : parent.lastChild;
      for (; added && !nodesBefore.includes(added); added = added.previousSibling) {
        if (isText(added) && !replacements.has(added)) nodes.push(added);
      }
      for (const text of nodes.length > 0 ? texts : []) {
        replacements.set(text, { parent, texts, nodes });
        observer.observe(text, { characterData: true });
      }
      texts = [];
    }
  }

  function putBack(text: Node): void {
    const replacement = replacements.get(text);
    if (!replacement) return;
    const { parent, texts, nodes } = replacement;
    // Undoes a later translation of the same place first.
    for (const node of nodes) if (node.parentNode !== parent) putBack(node);
    const missing = texts.filter((it) => !isElsewhere(it));
    nodes.find((node) => node.parentNode === parent)?.before(...missing);
    for (const node of nodes) node.remove();
    for (const it of texts) replacements.delete(it);
    // Ignores the changes that this function has made.
    observer.takeRecords();
  }

  /** Whether a removed text is in the page again. */
  function isElsewhere(text: Node): boolean {
    const nodes = text.parentNode ? replacements.get(text)?.nodes : undefined;
    return nodes !== undefined && !nodes.some((node) => node.contains(text));
  }

  const { removeChild, insertBefore } = Node.prototype;
  const isChild = (parent: Node, node: Node) => {
    if (node.parentNode === parent) return true;
    handleMutations(observer.takeRecords());
    putBack(node);
    return node.parentNode === parent;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isChild(this, child) ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    return insertBefore.call(this, node, child && isChild(this, child) ? child : null) as T;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

/** The nodes that a parent had before the changes. */
function undo(changes: readonly MutationRecord[], nodesAfter: Iterable<Node>): Node[] {
  let nodes = [...nodesAfter];
  for (const { addedNodes, removedNodes, previousSibling } of [...changes].reverse()) {
    const added = new Set(addedNodes);
    nodes = nodes.filter((node) => !added.has(node));
    nodes.splice(previousSibling ? nodes.indexOf(previousSibling) + 1 : 0, 0, ...removedNodes);
  }
  return nodes;
}

function isText(node: Node): node is ChildNode {
  return node instanceof Text || isFont(node);
}

function isFont(node: Node): boolean {
  return node.nodeName === "FONT";
}
