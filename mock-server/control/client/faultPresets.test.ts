import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { faultRequestSchema } from "../../world/faults/fault.ts";
import { faultPresets } from "./faultPresets.ts";

const operations = JSON.parse(
  readFileSync(new URL("../../../schema/operations.json", import.meta.url), "utf8"),
);

describe.each(faultPresets)("fault preset $name", ({ faults }) => {
  it("has valid faults for operations of the portal", () => {
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) {
      expect(v.safeParse(faultRequestSchema, fault).issues).toBeUndefined();
      if (fault.operation !== undefined) expect(operations).toHaveProperty(fault.operation);
    }
  });
});

it("the preset uploads has each operation that uploads", () => {
  const uploads = Object.keys(operations).filter((name) => name.startsWith("Upload"));
  const preset = faultPresets.find(({ name }) => name === "uploads");
  expect(preset?.faults.map(({ operation }) => operation)).toEqual(uploads);
});
