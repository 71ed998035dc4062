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

const words = /[\w-]+/g;

/**
 * The rules of a style sheet that match a page's elements. They keep their order, layers and queries; the animations and custom
 * properties that they use stay too.
 */
export function extractCriticalStyles(styles: string, document: Document): string {
  const ast = parse(styles, { parseValue: false });
  let result = "";
  // Removed rules may leave more names unused, so this repeats until nothing changes.
  while (result !== generate(ast)) {
    result = generate(ast);
    removeRules(ast, document);
  }
  return result;
}

function removeRules(ast: CssNode, document: Document): void {
  const names = findNames(ast, document);
  const isNeeded = (node: CssNode, atrule: Atrule | null) => {
    if (node.type === "Declaration") return !node.property.startsWith("--") || names.has(node.property);
    if (node.type === "Rule") {
      const isKeyframe = atrule?.name.endsWith("keyframes") ?? false;
      if (node.block.children.isEmpty) return false;
      return isKeyframe || matchesElement(generate(node.prelude), document);
    }
    if (node.type !== "Atrule" || !node.block) return true;
    const prelude = node.prelude ? generate(node.prelude) : "";
    if (node.name.endsWith("keyframes")) return names.has(prelude);
    // The brand font loads later.
    if (node.name === "font-face") return !generate(node.block).includes("url(");
    return !node.block.children.isEmpty && !/\bprint\b/.test(prelude);
  };
  walk(ast, {
    // Empty at-rules can only be found once their rules are gone.
    leave(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (item && !isNeeded(node, this.atrule)) list.remove(item);
    },
  });
}

/** The words in the values of styles and in the page, among them the names of animations and custom properties. */
function findNames(ast: CssNode, document: Document): Set<string> {
  const names = new Set(document.body.innerHTML.match(words));
  walk(ast, {
    visit: "Declaration",
    enter({ value }) {
      for (const word of generate(value).match(words) ?? []) names.add(word);
    },
  });
  return names;
}

function matchesElement(selectors: string, document: Document): boolean {
  return selectors.split(",").some((selector) => {
    try {
      return document.querySelector(selector.replace(pseudoElements, "") || "*") !== null;
    } catch {
      // A selector that only another browser knows.
      return false;
    }
  });
}
