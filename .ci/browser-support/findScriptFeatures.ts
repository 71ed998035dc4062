import type { Identifier } from "@mdn/browser-compat-data";
import type { ESTree } from "vite";
import { findFeature, listFeatures } from "./compatData.ts";
import { isGuarded } from "./isGuarded.ts";
import { findDeclaredNames, type Node, walk } from "./walkScript.ts";

/** A feature that code uses, by its path in the compatibility data. A member has all paths that its name can mean. */
export interface UsedFeature {
  name: string;
  paths: readonly string[];
}

/** Objects that every script has, by the interface that they implement. */
const singletons = new Map([
  ["crypto", "Crypto"],
  ["document", "Document"],
  ["history", "History"],
  ["localStorage", "Storage"],
  ["location", "Location"],
  ["navigator", "Navigator"],
  ["performance", "Performance"],
  ["screen", "Screen"],
  ["sessionStorage", "Storage"],
  ["window", "Window"],
]);

/** Interfaces of objects that a portal holds. Those of devices and drawing share names with everything. */
const interfaces =
  /^(Abort|Blob|CSS|CustomElement|DataTransfer|Document|DOM|Element|Event|File|FormData|HTML(?!Geo|Fenced|Install|Usermedia)|Headers|Intersection|MediaQuery|Node|Range|ReadableStream|Re(quest|sponse)|Resize|Selection|ShadowRoot|Storage|Text|URL|Window|XMLHttp)/;

/** Paths of the methods that a call can mean: `toSorted` is a method of arrays and of typed arrays. */
const methods = new Map<string, string[]>();
for (const root of ["javascript.builtins", "api"])
  for (const [owner, feature] of listFeatures(findFeature(root))) {
    if (root === "api" && !interfaces.test(owner)) continue;
    for (const [member] of listFeatures(feature)) {
      if (/_(static|event)$/.test(member) || member === owner) continue;
      methods.set(member, [...(methods.get(member) ?? []), `${root}.${owner}.${member}`]);
    }
  }

/** Finds the language's and the browser's objects, their members, and elements with their attributes in a script. */
export function findScriptFeatures(
  program: ESTree.Program,
  importedNames: ReadonlySet<string>,
): UsedFeature[] {
  const declared = findDeclaredNames(program);
  const found: UsedFeature[] = [];
  walk(program, (node, ancestors) => {
    const feature = readFeature(node, ancestors, (name) => importedNames.has(name) || declared.has(name));
    if (feature && !isGuarded(feature.name, node, ancestors)) found.push(feature);
    if (node.type === "CallExpression") found.push(...readElement(node));
  });
  return found;
}

function readFeature(
  node: Node,
  ancestors: readonly Node[],
  isDeclared: (name: string) => boolean,
): UsedFeature | undefined {
  const parent = ancestors.at(-1);
  if (node.type === "Literal" && "regex" in node) return readRegex(node.regex.pattern, node.regex.flags);
  if (node.type === "MemberExpression") {
    const member = readMemberName(node);
    if (member === undefined) return undefined;
    const owner = node.object.type === "Identifier" && !isDeclared(node.object.name) ? node.object.name : "";
    const paths = owner === "" ? [] : findOwnPaths(owner, member);
    if (paths.length > 0) return { name: member, paths };
    const isCalled = parent?.type === "CallExpression" && parent.callee === node;
    return isCalled && !isNamespace(node.object)
      ? { name: member, paths: methods.get(member) ?? [] }
      : undefined;
  }
  if (node.type !== "Identifier" || isDeclared(node.name) || isName(node, parent)) return undefined;
  return { name: node.name, paths: findPaths([`javascript.builtins.${node.name}`, `api.${node.name}`]) };
}

function readMemberName(node: ESTree.MemberExpression): string | undefined {
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : undefined;
  return node.property.type === "Literal" && typeof node.property.value === "string"
    ? node.property.value
    : undefined;
}

/** `Response.json` is a static method beside the instance method of that name. */
function findOwnPaths(owner: string, member: string): string[] {
  const singleton = singletons.get(owner);
  if (singleton) return findPaths([`api.${singleton}.${member}`]);
  return findPaths([`javascript.builtins.${owner}.${member}`, `api.${owner}.${member}_static`]);
}

/** `Children.toArray()` is a function of a library, not a method of an iterator. */
function isNamespace(object: Node): boolean {
  const name = object.type === "MemberExpression" ? object.property : object;
  return name.type === "Identifier" && /^[A-Z]/.test(name.name);
}

function findPaths(paths: readonly string[]): string[] {
  return paths.filter((path) => findFeature(path));
}

/** Whether an identifier is the name of a member or of a property, and no reference. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent.property === node && !parent.computed;
  if (parent?.type === "Property") return parent.key === node && !parent.computed && !parent.shorthand;
  return (
    parent?.type === "MethodDefinition" ||
    parent?.type === "PropertyDefinition" ||
    parent?.type === "LabeledStatement"
  );
}

/** No compiler translates these. */
function readRegex(pattern: string, flags: string): UsedFeature | undefined {
  const root = "javascript.regular_expressions";
  if (/\(\?<[=!]/.test(pattern)) return { name: "lookbehind", paths: [`${root}.lookbehind_assertion`] };
  if (/\(\?[a-z]*-?[a-z]+:/.test(pattern)) return { name: "modifier", paths: [`${root}.modifier`] };
  if (flags.includes("v")) return { name: "v", paths: ["javascript.builtins.RegExp.unicodeSets"] };
  return undefined;
}

/** The element and the attributes of `jsx("dialog", { closedby: "any" })`. */
function readElement({ arguments: [type, props] }: ESTree.CallExpression): UsedFeature[] {
  if (type?.type !== "Literal" || typeof type.value !== "string") return [];
  const element: Identifier | undefined = findFeature(`html.elements.${type.value}`);
  if (!element || props?.type !== "ObjectExpression") return [];
  const attributes = props.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? [property.key.name.toLowerCase()]
      : [],
  );
  const names = [`html.elements.${type.value}`];
  for (const attribute of attributes)
    names.push(`html.elements.${type.value}.${attribute}`, `html.global_attributes.${attribute}`);
  return findPaths(names).map((path) => ({ name: path.split(".").at(-1) ?? path, paths: [path] }));
}
