import {
  type Atrule,
  type CssNode,
  generate,
  type List,
  type ListItem,
  parse,
  type WalkContext,
  walk,
} from "css-tree";

/** Parts of selectors that say nothing about whether an element is on the page. */
const pseudoElements = /::?(?:before|after)\b/g;

/** The rules of a style sheet that a page needs for its first view: those of its elements, in their order, layers and queries. */
export function extractCriticalStyles(styles: string, document: Document): string {
  const ast = parse(styles, { parseValue: false });
  const matches = (selector: string) => {
    try {
      return document.querySelector(selector.replace(pseudoElements, "") || "*") !== null;
    } catch {
      // The selector of another browser.
      return false;
    }
  };
  const isNeeded = (node: CssNode, atrule: Atrule | null) => {
    if (node.type === "Rule") {
      const isKeyframe = atrule?.name.endsWith("keyframes") ?? false;
      return isKeyframe || generate(node.prelude).split(",").some(matches);
    }
    if (node.type !== "Atrule" || !node.block) return true;
    // The brand font loads later.
    if (node.name === "font-face") return !generate(node.block).includes("url(");
    return !node.block.children.isEmpty && !/\bprint\b/.test(node.prelude ? generate(node.prelude) : "");
  };
  walk(ast, {
    // When the rules inside an at-rule have been removed.
    leave(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (item && !isNeeded(node, this.atrule)) list.remove(item);
    },
  });
  return generate(ast);
}
