import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadSchema, serviceNames } from "#schema/services.ts";
import { type Comparison, levels } from "../comparison.ts";
import { runCompare } from "../runCompare.ts";
import { breakingChanges } from "./breakingChanges.ts";
import { dangerousChanges, safeChanges } from "./harmlessChanges.ts";
import { applyChange, printDefinitions } from "./schemaChange.ts";

const changes = [
  ["breaking", breakingChanges],
  ["dangerous", dangerousChanges],
  ["safe", safeChanges],
] as const;

describe.each(serviceNames)("contracts:compare of schema/%s", (service) => {
  const sdl = printDefinitions(loadSchema(service));
  const rows = changes.flatMap(([level, byService]) =>
    byService[service].map(([change, ...edits]) => ({ level, change, edits })),
  );
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  const file = join(folder, "provider.graphql");
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(rows)("is $level if $change", async ({ level, edits }) => {
    writeFileSync(file, applyChange(sdl, edits));
    const { exitCode, output } = await runCompare([...["--sdl", file, "--service", service, "--json"]]);
    const { findings }: Comparison = JSON.parse(output);
    const worst = levels.find((known) => findings.some((finding) => finding.level === known)) ?? "safe";
    expect([worst, findings]).toEqual([level, findings]);
    expect(exitCode).toBe(level === "breaking" ? 1 : 0);
  });
});
