// @vitest-environment node
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: "utf8" });

const commands = Object.values<string>(scripts).flatMap(
  (script) => script.match(/(?<=(?:node|requireNode\.js) )[\w./-]+(?<!inTurn)\.ts/g) ?? [],
);
it.each([...new Set(commands), "e2e/smoke/runHosted.ts"])("%s --help says what the command does", (file) => {
  expect(run(file, "--help")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/npm (run|test)|Options|npx node/),
    stderr: "",
  });
});

it.each([
  ["runs each command, the last with the options", ["a"], "first\nlast a\n"],
  ["runs the last alone to print its help", ["--help"], "last --help\n"],
])("inTurn.ts %s", (_, options, stdout) => {
  expect(run(".ci/inTurn.ts", "echo first", "echo last", "--", ...options)).toMatchObject({
    status: 0,
    stdout,
  });
});

it("inTurn.ts ends with the code of the command that fails", () => {
  expect(run(".ci/inTurn.ts", "exit 3", "echo last", "--")).toMatchObject({ status: 3, stdout: "" });
});
