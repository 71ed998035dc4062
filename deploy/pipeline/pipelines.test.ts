import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { stages } from "../../.ci/steps.ts";
import { testedBrowsers } from "../../e2e/browsers/browsers.ts";
import { findUnknownCommands } from "../testing/findUnknownCommands.ts";

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

const readPipeline = (file: string): Pipeline => parse(readFileSync(file, "utf8"));
const getCommands = (job: Job | undefined) => job?.steps?.flatMap(({ run }) => run ?? []) ?? [];
const findSteps = (job: Job | undefined, action: string) =>
  (job?.steps ?? []).filter(({ uses }) => uses?.startsWith(action));

const files = globSync("deploy/pipeline/*.yml").toSorted();

describe.each(files)("%s", (file) => {
  const { name, jobs } = readPipeline(file);

  it("has the name of its file", () => {
    expect(name).toBe(basename(file, ".yml"));
  });

  it("runs only commands that exist", () => {
    const commands = Object.values(jobs).flatMap(getCommands);
    expect(commands.length).toBeGreaterThan(0);
    expect(findUnknownCommands(commands.join("\n"))).toEqual([]);
  });

  it("has steps that either run a command or use an action, and jobs that either have steps or call an existing pipeline", () => {
    const allSteps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    expect(allSteps.filter(({ run, uses }) => (run === undefined) === (uses === undefined))).toEqual([]);
    for (const { uses, steps } of Object.values(jobs)) {
      expect(uses === undefined).toBe(steps !== undefined);
      if (uses) expect(existsSync(`deploy/pipeline/${basename(uses)}`), uses).toBe(true);
    }
  });

  it("has jobs that wait only for jobs of the same pipeline", () => {
    const needed = Object.values(jobs).flatMap(({ needs }) => needs ?? []);
    expect(needed.filter((job) => !(job in jobs))).toEqual([]);
  });
});

describe("test.yml", () => {
  const { jobs } = readPipeline("deploy/pipeline/test.yml");
  const { e2e, report } = jobs;

  it("runs every step of npm test", () => {
    const commands = Object.values(jobs).flatMap(getCommands).join("\n");
    const scripts = stages.flat().map(({ script }) => script);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !new RegExp(`^npm run ${script}( --|$)`, "m").test(commands))).toEqual(
      [],
    );
  });

  it("runs each shard of the end-to-end tests once", () => {
    expect(e2e?.strategy?.matrix).toEqual({ shard: [1, 2, 3, 4] });
    // The number of jobs is the number of shards.
    expect(getCommands(e2e).join("\n")).toContain(`--shard=\${{ matrix.shard }}/\${{ strategy.job-total }}`);
  });

  it("runs the core journeys in every tested browser", () => {
    expect(jobs["browsers"]?.strategy?.matrix).toEqual({ browser: testedBrowsers.map(({ name }) => name) });
    expect(getCommands(jobs["browsers"]).join("\n")).toContain(
      `npm run e2e:browsers -- \${{ matrix.browser }}`,
    );
  });

  it("merges the reports of all shards", () => {
    const [upload] = findSteps(e2e, "actions/upload-artifact");
    expect(upload?.with).toMatchObject({
      name: `blob-\${{ matrix.shard }}`,
      path: e2e?.env?.["PLAYWRIGHT_BLOB_OUTPUT_DIR"],
    });
    const [download] = findSteps(report, "actions/download-artifact");
    expect(download?.with).toMatchObject({ pattern: "blob-*", "merge-multiple": true });
    const merge = getCommands(report).find((command) => command.includes("merge-reports"));
    expect(merge?.endsWith(` ${download?.with?.["path"]}`)).toBe(true);
  });

  it("keeps the table of requirements, which is written from all JSON reports", () => {
    const [upload] = findSteps(jobs["checks"], "actions/upload-artifact");
    const uploaded = String(upload?.with?.["path"]).trim().split("\n");
    const merged = report?.env?.["PLAYWRIGHT_JSON_OUTPUT_FILE"];
    const reports = stages.flat().flatMap((step) => step.report ?? []);
    expect([...uploaded, merged].toSorted()).toEqual(reports.toSorted());
    const download = findSteps(report, "actions/download-artifact").at(-1);
    expect(download?.with).toEqual({ name: upload?.with?.["name"], path: "test-results" });
    const [kept] = findSteps(report, "actions/upload-artifact");
    expect(kept?.with?.["path"]).toContain("test-results/requirements.md");
  });
});
