import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

const commands = Object.values<string>(scripts).flatMap(
  (script) => script.match(/(?<=(?:node|requireNode\.js) )[\w./-]+\.ts/g) ?? [],
);
it.each([...new Set(commands), "e2e/smoke/runHosted.ts"])(
  "%s --help prints the command's purpose",
  { timeout: 20_000 },
  (file) => {
    expect(spawnSync(process.execPath, [file, "--help"], { encoding: "utf8" })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/npm (run|test)|Options|npx node/),
      stderr: "",
    });
  },
);
