import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  needs?: string | string[];
  /** The workflow that the job consists of, in place of steps. */
  uses?: string;
  steps?: { run?: string }[];
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

// GitHub finds such errors only when it comes to the job.
describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const jobs: Record<string, Job> = parse(readFileSync(file, "utf8"), { merge: true }).jobs;

  it("has jobs that wait for jobs of the same file and call workflows that exist", () => {
    for (const { needs = [], uses = file } of Object.values(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([needs].flat()));
      expect(existsSync(uses), uses).toBe(true);
    }
  });

  it("runs npm scripts that exist", () => {
    const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = "" }) => run));
    const names = Array.from(commands.join("\n").matchAll(/\bnpm run ([\w:]+)/g), ([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  });
});
