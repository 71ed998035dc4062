import fc from "fast-check";
import { expect, it } from "vitest";
import { GraphQlError } from "./errors.ts";
import { createHttpError } from "./responseErrors.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\n") });
const text = fc.oneof(blank, fc.string());
const status = fc.integer({ min: 400, max: 599 });
const statusText = fc.stringMatching(/^[ -~]{0,20}$/);

/** A body of almost the documented form, with arbitrary values. */
const almostValidBody = fc.record(
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
  almostValidBody.map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
);

it("createHttpError never has an empty message and keeps the status", () =>
  fc.assert(
    fc.asyncProperty(body, status, statusText, async (content, code, reason) => {
      const error = await createHttpError(new Response(content, { status: code, statusText: reason }));
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

it("createHttpError lists the messages of all fields in their order", { tags: ["R8.4"] }, () => {
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
      const { message: lines } = await createHttpError(Response.json({ errors }, { status: 422 }));
      expect(lines.split("\n")).toEqual(Object.values(given).flatMap((field) => field.lines));
    }),
  );
});

it("GraphQlError never has an empty message", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ message: text })), (errors) => {
      expect(new GraphQlError(errors).message.trim()).not.toBe("");
    }),
    { examples: [[[]], [[{ message: "" }, { message: "" }]], [[{ message: " " }]]] },
  );
});
