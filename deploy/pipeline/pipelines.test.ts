import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { unknownCommands } from "./unknownCommands.ts";

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string | string[];
  uses?: string;
  strategy?: { matrix: Record<string, unknown[]> };
  env?: Record<string, string>;
  steps?: Step[];
}

interface Pipeline {
  name: string;
  jobs: Record<string, Job>;
}

const read = (file: string): Pipeline => parse(readFileSync(file, "utf8"));
const files = globSync("deploy/pipeline/*.yml").toSorted();

describe.each(files)("%s", (file) => {
  const { name, jobs } = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it("is called like its file", () => {
    expect(name).toBe(basename(file, ".yml"));
  });

  it("runs what there is", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands.length).toBeGreaterThan(0);
    expect(unknownCommands(commands.join("\n"))).toEqual([]);
  });

  it("has steps that run or use something, and jobs that have steps or use a pipeline beside it", () => {
    expect(steps.filter(({ run, uses }) => (run === undefined) === (uses === undefined))).toEqual([]);
    for (const { uses, steps: own } of Object.values(jobs)) {
      expect(uses === undefined).toBe(own !== undefined);
      if (uses) expect(existsSync(`deploy/pipeline/${basename(uses)}`), uses).toBe(true);
    }
  });

  it("waits for jobs that there are", () => {
    const needed = Object.values(jobs).flatMap(({ needs }) => needs ?? []);
    expect(needed.filter((job) => !(job in jobs))).toEqual([]);
  });
});

describe("e2e.yml", () => {
  const { shard, report } = read("deploy/pipeline/e2e.yml").jobs;
  const steps = (job: Job | undefined, action: string) =>
    (job?.steps ?? []).filter(({ uses }) => uses?.startsWith(action));

  it("runs each part of the suite once", () => {
    expect(shard?.strategy?.matrix).toEqual({ shard: [1, 2, 3, 4] });
    const commands = shard?.steps?.flatMap(({ run }) => run ?? []).join("\n");
    // The number of jobs is the number of parts.
    expect(commands).toContain(`--shard=\${{ matrix.shard }}/\${{ strategy.job-total }}`);
  });

  it("merges what the parts leave behind", () => {
    const [upload] = steps(shard, "actions/upload-artifact");
    expect(upload?.with).toMatchObject({
      name: `blob-\${{ matrix.shard }}`,
      path: shard?.env?.["PLAYWRIGHT_BLOB_OUTPUT_DIR"],
    });
    const [download] = steps(report, "actions/download-artifact");
    expect(download?.with).toMatchObject({ pattern: "blob-*", "merge-multiple": true });
    const merge = report?.steps?.find(({ run }) => run?.includes("merge-reports"))?.run;
    expect(merge?.endsWith(` ${download?.with?.["path"]}`)).toBe(true);
  });
});

describe("unknownCommands", () => {
  it("finds scripts, programs and files that are not there", () => {
    const known = "npm run types -- --watch && npx vitest run && node .ci/test.ts";
    const unknown = "npm run nothing\nnpx no-program\nnode missing.ts";
    expect(unknownCommands(`${known}\n${unknown}`)).toEqual(["nothing", "no-program", "missing.ts"]);
  });
});
