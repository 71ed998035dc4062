import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  needs?: string | string[];
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const jobs: Record<string, Job> = parse(text, { merge: true }).jobs;

  it("runs npm scripts and names files that exist", () => {
    const names = Array.from(text.matchAll(/\bnpm run (?:--?[a-z]+ )*([\w:]+)/g), ([, name = ""]) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const paths = text.match(/(?<=\s)(?:\.\/\.github|deploy|contracts|e2e)\/[\w./-]+\.\w+/g) ?? [];
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("has jobs that wait for jobs of the same file", () => {
    const needed = Object.values(jobs).flatMap(({ needs = [] }) => needs);
    expect(needed.filter((name) => !(name in jobs))).toEqual([]);
  });
});
