// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { GraphQlError } from "./errors.ts";
import { httpErrorOf } from "./httpError.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\n") });
const text = fc.oneof(blank, fc.string());
const status = fc.integer({ min: 400, max: 599 });
const statusText = fc.stringMatching(/^[ -~]{0,20}$/);

/** A body of nearly the right form, with anything in it. */
const nearlyRight = fc.record(
  {
    message: fc.oneof(text, fc.jsonValue()),
    errors: fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(text, fc.array(text), fc.jsonValue())),
      fc.array(fc.oneof(text, fc.record({ message: text }), fc.jsonValue())),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  nearlyRight.map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
);

it("[R8.3] [R8.4] always has words for a failed answer, and its status", () =>
  fc.assert(
    fc.asyncProperty(body, status, statusText, async (content, code, reason) => {
      const error = await httpErrorOf(new Response(content, { status: code, statusText: reason }));
      expect(error.message.trim()).not.toBe("");
      expect(error.status).toBe(code);
    }),
    {
      examples: [
        ["{}", 500, " "],
        ['{"message":" ","errors":{"name":["",{"message":""}]}}', 422, ""],
      ],
    },
  ));

it("[R8.4] says every message of the fields, in their order", () => {
  const message = fc.stringMatching(/^[a-z]{1,8}$/);
  const fields = fc.dictionary(
    fc.stringMatching(/^f[a-z]{1,8}$/),
    fc.oneof(
      message.map((one) => ({ value: one, lines: [one] })),
      fc.array(message, { minLength: 1 }).map((several) => ({ value: several, lines: several })),
    ),
    { minKeys: 1 },
  );
  return fc.assert(
    fc.asyncProperty(fields, async (given) => {
      const errors = Object.fromEntries(Object.entries(given).map(([field, { value }]) => [field, value]));
      const { message: words } = await httpErrorOf(Response.json({ errors }, { status: 422 }));
      expect(words.split("\n")).toEqual(Object.values(given).flatMap(({ lines }) => lines));
    }),
  );
});

it("[R8.1] always has words for the errors of a GraphQL answer", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ message: text })), (problems) => {
      expect(new GraphQlError(problems).message.trim()).not.toBe("");
    }),
    { examples: [[[]], [[{ message: "" }, { message: "" }]], [[{ message: " " }]]] },
  );
});
