// @vitest-environment node
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

describe("the messages", () => {
  it("[R9.3] each tell translators where they are shown", () => {
    const messages = Object.entries(extract("src/**/*essages.ts"));
    expect(messages.length).toBeGreaterThan(600);
    const bare = messages.filter(([, { description = "" }]) => description.length < 10).map(([id]) => id);
    expect(bare).toEqual([]);
  });

  it("[R9.3] stand in files of messages alone", () => {
    const inMessages = Object.keys(extract("src/**/*essages.ts"));
    expect(Object.keys(extract("src/**/*.{ts,tsx}"))).toEqual(inMessages);
  });
});

function extract(files: string): Record<string, { description?: string }> {
  const formatjs = join(root, "node_modules/.bin/formatjs");
  const { stdout } = spawnSync(formatjs, ["extract", files], { cwd: root, encoding: "utf8" });
  return JSON.parse(stdout);
}
