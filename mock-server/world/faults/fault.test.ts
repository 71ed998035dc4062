import * as v from "valibot";
import { expect, it } from "vitest";
import { describeParameters } from "#scenarios/parameters/describeParameters.ts";
import { faultRequestSchema } from "./fault.ts";

const effects = faultRequestSchema.entries.effect.options.map(({ entries: { kind, ...entries } }) => ({
  kind: kind.literal,
  parameters: describeParameters({ entries }),
}));

it.each(effects)("fault $kind is valid with the values that the console suggests", ({ kind, parameters }) => {
  const examples = parameters.flatMap(({ name, example, options }) => {
    const value = example ?? options?.[0];
    return value === undefined ? [] : [[name, value]];
  });
  const fault = { path: "/x", effect: { kind, ...Object.fromEntries(examples) } };
  expect(v.parse(faultRequestSchema, fault)).toEqual(fault);
});
