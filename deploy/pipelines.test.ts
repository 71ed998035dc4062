import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  needs?: string | string[];
  "timeout-minutes"?: number;
  /** The workflow that the job calls, in place of steps. */
  uses?: string;
  steps?: { uses?: string; run?: string }[];
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

const readYaml = (file: string) => parse(readFileSync(file, "utf8"));

// GitHub would report these errors only when a job starts.
describe.each(globSync([".github/workflows/*.yml", "deploy/pipeline/*.yml"]))("%s", (file) => {
  const { jobs, permissions }: { jobs: Record<string, Job>; permissions?: object } = readYaml(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it("has jobs that wait for jobs of the same file and call workflows that exist", () => {
    for (const { needs = [], uses = file } of Object.values(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([needs].flat()));
      expect(existsSync(uses), uses).toBe(true);
    }
  });

  it("runs npm scripts that exist", () => {
    const commands = steps.map(({ run = "" }) => run);
    const names = Array.from(commands.join("\n").matchAll(/\bnpm run ([\w:]+)/g), ([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  });

  it("limits the time of each job, and gives its token read access alone", () => {
    for (const { uses, "timeout-minutes": minutes } of Object.values(jobs)) {
      if (!uses) expect(minutes).toBeGreaterThan(0);
    }
    expect(permissions).toEqual({ contents: "read" });
  });

  it("uses existing actions of this repository, and pins others to a commit", () => {
    const local = steps.flatMap(({ uses }) => (uses?.startsWith("./") ? [uses] : []));
    const localSteps: typeof steps = local.flatMap((folder) => readYaml(`${folder}/action.yml`).runs.steps);
    for (const { uses } of [...steps, ...localSteps]) {
      if (uses && !local.includes(uses)) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  });
});

it("the containers of compose.yaml and production.yaml have read-only file systems, and only the capabilities that nginx needs", () => {
  const read = (name: string): object => readYaml(`deploy/containers/${name}.yaml`).services;
  const limits = { read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] };
  const nginx = ["CHOWN", "NET_BIND_SERVICE", "SETGID", "SETUID"];
  expect(read("restricted")).toMatchObject({ portal: { ...limits, cap_add: nginx }, mock: limits });
  for (const [name, service] of [read("compose"), read("production")].flatMap(Object.entries)) {
    expect(service.extends).toEqual({ file: "restricted.yaml", service: name });
    expect(Object.keys(service)).not.toContain("cap_add");
  }
});
