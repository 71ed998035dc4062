import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import operations from "#schema/operations.json" with { type: "json" };
import specification from "#schema/specification.graphql?raw";

/** Operations whose call the specification does not list: it has a feedback page, and reasons that allow free text. */
const assumedOperations = ["GiveFeedback", "CancelRequestWithCustomReason"];

const schema = buildSchema(specification);

it.each(Object.entries(operations).filter(([name]) => !assumedOperations.includes(name)))(
  "operation %s uses only what the specification lists",
  { tags: ["R7.6"] },
  (_, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  },
);
