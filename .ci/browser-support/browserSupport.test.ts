// @vitest-environment node
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { polyfilledFeatures } from "./acceptedFeatures.ts";
import { findBrowsersWithout, findFeature } from "./compatData.ts";
import { findScriptFeatures } from "./findScriptFeatures.ts";
import { findStyleFeatures } from "./findStyleFeatures.ts";
import { findUnsupported } from "./findUnsupported.ts";

/** The unsupported features of a module, by the last parts of their paths. */
function checkScript(code: string, importedNames: readonly string[] = []): string[] {
  const { program } = parseSync("module.js", code);
  const found = findScriptFeatures(program, new Set(importedNames));
  return readPaths(found.map((feature) => ({ ...feature, place: "src/module.ts" })));
}

function checkStyle(css: string): string[] {
  return readPaths(findStyleFeatures(css));
}

function readPaths(uses: Parameters<typeof findUnsupported>[0]): string[] {
  return findUnsupported(uses).problems.map(
    (problem) => / uses (?:\w+\.)([^,]+),/.exec(problem)?.[1] ?? problem,
  );
}

describe("findScriptFeatures", () => {
  it.each([
    ["Array.fromAsync(items);", "builtins.Array.fromAsync"],
    ["const { length } = await Array.fromAsync(items);", "builtins.Array.fromAsync"],
    ["ids.union(others);", "builtins.Set.union"],
    ["new Intl.DurationFormat('de');", "builtins.Intl.DurationFormat"],
    ["new CloseWatcher();", "CloseWatcher"],
    ["element.showPopover();", "HTMLElement.showPopover"],
    ["navigator.userAgentData.mobile;", "Navigator.userAgentData"],
    ["Response.json({});", "Response.json_static"],
    ['jsx("div", { popover: "auto" });', "global_attributes.popover"],
    ['jsxs("search", {});', "elements.search"],
    ["/(?<=a)b/.test(text);", "regular_expressions.lookbehind_assertion"],
    ["/[a--b]/v.test(text);", "builtins.RegExp.unicodeSets"],
  ])("refuses %s", (code, path) => {
    expect(checkScript(code)).toContain(path);
  });

  it.each([
    "if ('fromAsync' in Array) Array.fromAsync(items);",
    "if (typeof CloseWatcher === 'function') new CloseWatcher();",
    "function f() { if (!element.showPopover) return; element.showPopover(); }",
    "element.showPopover?.();",
    "navigator.userAgentData?.mobile;",
    "navigator.share && navigator.share({});",
  ])("accepts the guarded use %s", (code) => {
    expect(checkScript(code)).toEqual([]);
  });

  it.each([
    "if ('from' in Array) Array.fromAsync(items);",
    "function f() { if (!element.showPopover) log(); element.showPopover(); }",
    "if (Array.fromAsync(items)) log();",
  ])("refuses %s, whose test does not guard it", (code) => {
    expect(checkScript(code)).not.toEqual([]);
  });

  it.each([
    "response.json();",
    "[3, 1].sort();",
    "Promise.withResolvers();",
    "const Temporal = 1; log(Temporal);",
  ])("accepts %s", (code) => {
    expect(checkScript(code)).toEqual([]);
  });

  it("takes an imported name for no global", () => {
    expect(checkScript("log(Temporal);")).toEqual(["Temporal"].map((name) => `builtins.${name}`));
    expect(checkScript("log(Temporal);", ["Temporal"])).toEqual([]);
  });
});

describe("findStyleFeatures", () => {
  it.each([
    ["a:has(b) { color: red }", "selectors.has"],
    ["a { anchor-name: --a }", "properties.anchor-name"],
    ["a { color: light-dark(red, blue) }", "types.color.light-dark"],
    ["a { --a: light-dark(red, blue) }", "types.color.light-dark"],
    ["a { block-size: 1lh }", "types.length.lh"],
    ["@starting-style { a { opacity: 0 } }", "at-rules.starting-style"],
    ["@media (width < 10px) { a { color: red } }", "at-rules.media.range_syntax"],
    ["dialog::backdrop { background: var(--scrim) }", "selectors.backdrop.inherit_from_originating_element"],
  ])("refuses %s", (css, path) => {
    expect(checkStyle(css)).toEqual([path]);
  });

  it.each([
    "@supports selector(:has(*)) { a:has(b) { color: red } }",
    "a { block-size: 1em; block-size: 1lh }",
    "a { color: var(--color); inset: 0 }",
    "a::-webkit-scrollbar { display: none }",
  ])("accepts %s", (css) => {
    expect(checkStyle(css)).toEqual([]);
  });
});

describe("polyfills", () => {
  it("bring every polyfilled feature", async () => {
    const natives = polyfilledFeatures.map(findNative);
    for (const { target, member } of natives) Reflect.deleteProperty(target, member);
    await import("../../src/polyfills/polyfills.ts");
    const polyfilled = natives.filter(({ target, member }) => typeof target[member] === "function");
    for (const { target, member, descriptor } of natives) Object.defineProperty(target, member, descriptor);
    expect(polyfilled.map(({ path }) => path)).toEqual(polyfilledFeatures);
  });

  it("are loaded by every browser that needs one: src/main.tsx tests for the two youngest features", () => {
    const tested = ["api.AbortSignal.any_static", "api.URL.canParse_static"];
    for (const path of polyfilledFeatures)
      for (const browser of [
        "chrome",
        "edge",
        "firefox",
        "safari",
        "safari_ios",
        "samsunginternet_android",
      ] as const) {
        const versions = [...tested, path].map((it) => readVersion(it, browser));
        expect(Math.max(...versions), `${path} in ${browser}`).toBe(Math.max(...versions.slice(0, 2)));
      }
  });
});

/** The static or the prototype method at a path of the compatibility data, as Node.js has it. */
function findNative(path: string) {
  const [, owner = "", member = ""] = /(\w+)\.(\w+?)(?:_static)?$/.exec(path) ?? [];
  const global = Reflect.get(globalThis, owner);
  const target = member in global ? global : global.prototype;
  const descriptor = Object.getOwnPropertyDescriptor(target, member);
  if (!descriptor) throw new Error(`Node.js has no ${path}.`);
  return { path, target, member, descriptor };
}

function readVersion(
  path: string,
  browser: "chrome" | "edge" | "firefox" | "safari" | "safari_ios" | "samsunginternet_android",
): number {
  const [statement] = [findFeature(path)?.__compat?.support[browser]].flat();
  return Number(statement?.version_added);
}

it("findBrowsersWithout › names the browsers and the versions that they need", () => {
  expect(findBrowsersWithout(findFeature("javascript.builtins.Array.toSorted"))).toEqual([
    "chrome 110",
    "chrome_android 110",
    "webview_android 110",
    "edge 110",
  ]);
});
