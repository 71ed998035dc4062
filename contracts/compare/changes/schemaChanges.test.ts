import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { loadSchema, serviceNames } from "../../../schema/services.ts";
import { compareSchemas } from "../compareSchemas.ts";
import { levels } from "../comparison.ts";
import { readRecordedOperations } from "../recordedOperations.ts";
import { breakingChanges } from "./breakingChanges.ts";
import { dangerousChanges, safeChanges } from "./harmlessChanges.ts";
import { applyChange, printDefinitions } from "./schemaChange.ts";

const changes = [
  ["breaking", breakingChanges],
  ["dangerous", dangerousChanges],
  ["safe", safeChanges],
] as const;

describe.each(serviceNames)("of schema/%s", (service) => {
  const contract = loadSchema(service);
  const sdl = printDefinitions(contract);
  const operations = readRecordedOperations(service);
  const rows = changes.flatMap(([level, byService]) =>
    byService[service].map(([change, ...edits]) => ({ level, change, edits })),
  );

  // With the safe differences: the findings of `npm run contracts:compare` are those without them (runCompare.test.ts).
  it.each(rows)("is $level if $change", async ({ level, edits }) => {
    const provider = buildSchema(applyChange(sdl, edits), { assumeValid: true });
    const findings = await compareSchemas({
      contract,
      provider,
      operations: await operations,
      listsSafe: true,
    });
    const found = new Set(findings.map((finding) => finding.level));
    expect([levels.find((known) => found.has(known)) ?? "safe", findings]).toEqual([level, findings]);
  });
});
