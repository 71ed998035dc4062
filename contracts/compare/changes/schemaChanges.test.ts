import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { compareSchemas } from "../compareSchemas.ts";
import { levels } from "../comparison.ts";
import { breakingChanges } from "./breakingChanges.ts";
import { applyChange, contract, extension, operations, sdl } from "./exampleService.ts";
import { dangerousChanges, safeChanges } from "./harmlessChanges.ts";

const changes = { breaking: breakingChanges, dangerous: dangerousChanges, safe: safeChanges };
const rows = Object.entries(changes).flatMap(([level, list]) =>
  list.map(([change, ...edits]) => ({ level, change, edits })),
);

it.each(rows)("compareSchemas calls it $level if $change", ({ level, edits }) => {
  const provider = buildSchema(applyChange(sdl, edits));
  const { findings } = compareSchemas({ contract, provider }, operations, { extension });
  const worst = levels.find((known) => findings.some((finding) => finding.level === known)) ?? "safe";
  expect([worst, findings]).toEqual([level, findings]);
});
