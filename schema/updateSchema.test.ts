import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("schema:update › names the file that it was given, if there is no schema in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "update-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "broken.graphql");
  writeFileSync(file, "type Query {");
  const { status, stderr } = spawnSync(process.execPath, ["schema/updateSchema.ts", "--registration", file], {
    encoding: "utf8",
  });
  expect(stderr).toContain(`${file} is no SDL: Syntax Error`);
  expect(status).toBe(2);
});
