import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");

describe("messages", () => {
  it("have a description for translators", { tags: ["R9.3"] }, () => {
    const messages = Object.entries(extractMessages("src/**/*essages.ts"));
    expect(messages.length).toBeGreaterThan(600);
    const idsWithoutDescription = messages
      .filter(([, { description = "" }]) => description.length < 10)
      .map(([id]) => id);
    expect(idsWithoutDescription).toEqual([]);
  });

  it("are defined in files named messages.ts or …Messages.ts only", { tags: ["R9.3"] }, () => {
    const inMessages = Object.keys(extractMessages("src/**/*essages.ts"));
    expect(Object.keys(extractMessages("src/**/*.{ts,tsx}"))).toEqual(inMessages);
  });
});

function extractMessages(files: string): Record<string, { description?: string }> {
  const formatjs = join(root, "node_modules/@formatjs/cli/bin/formatjs");
  const { stdout } = spawnSync(
    process.execPath,
    [formatjs, "extract", files, "--ignore", "src/**/*.test.*"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  return JSON.parse(stdout);
}
