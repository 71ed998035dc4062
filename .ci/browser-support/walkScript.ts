import type { ESTree } from "vite";

export type Node = ESTree.Node;

/** Calls back for each node of a syntax tree, with its ancestors from the program on. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void {
  visit(node, ancestors);
  ancestors.push(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, ancestors);
  ancestors.pop();
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** All names that a script declares or imports, in whatever scope. */
export function findDeclaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Node | null | undefined) => {
    for (const name of listNames(pattern)) names.add(name);
  };
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" || node.type === "ClassDeclaration") add(node.id);
    if (node.type === "CatchClause") add(node.param);
    if (node.type === "ImportSpecifier" || node.type === "ImportDefaultSpecifier") add(node.local);
    if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") add(node.id);
    if ("params" in node && Array.isArray(node.params)) for (const param of node.params) add(param);
  });
  return names;
}

function listNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((it) => listNames(it.type === "RestElement" ? it : it.value));
    case "ArrayPattern":
      return pattern.elements.flatMap(listNames);
    case "AssignmentPattern":
      return listNames(pattern.left);
    case "RestElement":
      return listNames(pattern.argument);
    default:
      return [];
  }
}
