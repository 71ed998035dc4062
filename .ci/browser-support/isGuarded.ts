import { type Node, walk } from "./walkScript.ts";

/**
 * Whether a use of a feature runs only where the browser has it: it is a test itself, as in `typeof x.name` or `x.name?.()`,
 * or depends on one that mentions its name.
 */
export function isGuarded(name: string, node: Node, ancestors: readonly Node[]): boolean {
  const path = [...ancestors, node];
  return ancestors.some((ancestor, index) => {
    const child = path[index + 1];
    return child !== undefined && (isTest(ancestor, child) || dependsOnTest(name, ancestor, child));
  });
}

/** Whether a part of a node only asks whether a feature is there. */
function isTest(node: Node, part: Node): boolean {
  switch (node.type) {
    case "UnaryExpression":
      return node.operator === "typeof" || node.operator === "!";
    case "CallExpression":
      return node.optional && node.callee === part;
    case "MemberExpression":
      return node.optional && node.object === part;
    case "IfStatement":
    case "ConditionalExpression":
      return node.test === part && part.type !== "CallExpression";
    case "LogicalExpression":
      return node.left === part && part.type === "MemberExpression";
    default:
      return false;
  }
}

/** Whether a part of a node runs only after a test that mentions the feature. */
function dependsOnTest(name: string, node: Node, part: Node): boolean {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return node.test !== part && mentions(node.test, name);
    case "LogicalExpression":
      return node.right === part && mentions(node.left, name);
    case "BlockStatement":
    case "Program": {
      const statements: readonly Node[] = node.body;
      const earlier = statements.slice(0, statements.indexOf(part));
      return earlier.some(
        (it) => it.type === "IfStatement" && mentions(it.test, name) && leaves(it.consequent),
      );
    }
    default:
      return false;
  }
}

/** Whether a statement ends its function. */
function leaves(statement: Node): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return last?.type === "ReturnStatement" || last?.type === "ThrowStatement";
}

/** Whether an expression has the name as an identifier, or as a string as in `"name" in window`. */
function mentions(expression: Node, name: string): boolean {
  let isMentioned = false;
  walk(expression, (node) => {
    if (node.type === "Identifier" && node.name === name) isMentioned = true;
    if (node.type === "Literal" && node.value === name) isMentioned = true;
  });
  return isMentioned;
}
