import * as v from "valibot";

// After the name of the field, a message names the expected value.

export const textSchema = v.string("must be a text.");
export const booleanSchema = v.boolean("must be true or false.");
export const numberSchema = v.number("must be a number.");

const expectedTimestamp = "must be an ISO timestamp such as 2026-03-09T08:00:00Z.";

/** A point in time as an ISO timestamp, parsed into a `Date`. */
export const timestampSchema = v.pipe(
  v.string(expectedTimestamp),
  v.isoTimestamp(expectedTimestamp),
  v.toDate(expectedTimestamp),
);

export function oneOfSchema<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `must be one of ${names.join(", ")}.`);
}

/** A whole number in a range. */
export function integerSchema(min: number, max = 1_000_000_000) {
  const expected = `must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}
