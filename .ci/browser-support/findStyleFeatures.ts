import { type CssNode, type Declaration, find, generate, parse, type Rule, walk } from "css-tree";
import { findFeature, listFeatures } from "./compatData.ts";
import type { UsedFeature } from "./findScriptFeatures.ts";

export interface StyleFeature extends UsedFeature {
  /** The selector or the at-rule that uses it. */
  place: string;
}

/** Paths of functions, units and keywords of values by name: `round` is a function of numbers. */
const types = new Map<string, string[]>();
for (const [type, feature] of listFeatures(findFeature("css.types"))) {
  types.set(type, [...(types.get(type) ?? []), `css.types.${type}`]);
  for (const [part] of listFeatures(feature))
    types.set(part, [...(types.get(part) ?? []), `css.types.${type}.${part}`]);
}

/** How the compatibility data names groups of units. */
const unitGroups: readonly [RegExp, string][] = [
  [/^cq(w|h|i|b|min|max)$/, "container_query_length_units"],
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_dynamic"],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_large"],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_small"],
];

/** Finds at-rules, media features, selectors, properties and values in a style sheet, except below `@supports`. */
export function findStyleFeatures(css: string): StyleFeature[] {
  const found: StyleFeature[] = [];
  const ast = parse(css, { parseCustomProperty: true });
  let supportsRule: CssNode | undefined;
  let property = "";
  walk(ast, {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") supportsRule ??= node;
      if (supportsRule) return;
      if (node.type === "Declaration") property = node.property;
      if (node !== this.declaration && hasFallback(this.rule, this.declaration)) return;
      const place = this.rule ? generate(this.rule.prelude) : `@${this.atrule?.name}`;
      for (const path of listPaths(node, property, this.rule)) {
        // A prefixed name is meant for one browser.
        if (/\.(::)?-/.test(path)) continue;
        const paths = path.startsWith("types.")
          ? (types.get(path.slice("types.".length)) ?? [])
          : [`css.${path}`];
        found.push({ name: path, paths, place });
      }
    },
    leave(node) {
      if (node === supportsRule) supportsRule = undefined;
      if (node.type === "Declaration") property = "";
    },
  });
  return found;
}

/** Whether an earlier declaration of the property applies where the browser does not understand this one. */
function hasFallback(rule: Rule | null, declaration: Declaration | null): boolean {
  if (rule === null || declaration === null) return false;
  const siblings = rule.block.children.toArray();
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .some((it) => it.type === "Declaration" && it.property === declaration.property);
}

/** Paths below `css.`; those that begin with `types.` have only the name. */
function listPaths(node: CssNode, property: string, rule: Rule | null): string[] {
  switch (node.type) {
    case "Atrule":
      return [`at-rules.${node.name}`];
    case "Feature":
    case "FeatureRange":
      if (node.kind !== "media") return [];
      return node.type === "Feature"
        ? [`at-rules.media.${node.name.replace(/^(min|max)-/, "")}`]
        : ["at-rules.media.range_syntax"];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [`selectors.${node.name}`];
    case "NestingSelector":
      return ["selectors.nesting"];
    case "Declaration":
      return isInheritedByBackdrop(node, rule)
        ? [`properties.${node.property}`, "selectors.backdrop.inherit_from_originating_element"]
        : [`properties.${node.property}`];
    case "Identifier":
      return property === "" || property.startsWith("--") ? [] : [`properties.${property}.${node.name}`];
    case "Function":
      return [`types.${node.name}`];
    case "Dimension":
      return [`types.${unitGroups.find(([units]) => units.test(node.unit))?.[1] ?? node.unit}`];
    default:
      return [];
  }
}

/** Custom properties reach `::backdrop` by inheritance only. */
function isInheritedByBackdrop(node: CssNode, rule: Rule | null): boolean {
  const isInBackdrop =
    rule !== null &&
    find(rule.prelude, (it) => it.type === "PseudoElementSelector" && it.name === "backdrop");
  return Boolean(isInBackdrop && find(node, (it) => it.type === "Function" && it.name === "var"));
}
