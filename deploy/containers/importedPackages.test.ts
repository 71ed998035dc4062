import { expect, it } from "vitest";
import { importedPackages } from "./importedPackages.ts";

const sources: Record<string, string> = {
  "app/main.ts": `import "./first.ts";
import { readFileSync } from "node:fs";
import { z } from "@scope/one/deep";
import type { Gone } from "only-types";
import {
  b,
} from "../shared/b.ts";
import two from "two";`,
  "app/first.ts": `import "three/setup";
import { round } from "./main.ts";`,
  "shared/b.ts": `export { four } from "four";
export type { Five } from "five";
const late = await import("six/part");
const text = 'import "none"';`,
};

it("follows a program's own files and names the packages that they need when they run", () => {
  expect(importedPackages("app/main.ts", (path) => sources[path] ?? "")).toEqual([
    "@scope/one",
    "four",
    "six",
    "three",
    "two",
  ]);
});
