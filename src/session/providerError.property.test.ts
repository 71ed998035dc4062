// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { messageOf, tokenError } from "./providerError.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n") });
const text = fc.oneof(blank, fc.string(), fc.string({ unit: "binary" }));
const status = fc.oneof(fc.integer({ min: 400, max: 599 }), fc.integer(), fc.constant(Number.NaN));
const response = fc
  .record({ status: fc.integer({ min: 400, max: 599 }), statusText: fc.stringMatching(/^[ -~]{0,20}$/) })
  .map((init) => new Response(null, init));

const answer = fc.record(
  {
    error_description: fc.oneof(text, fc.anything()),
    error: fc.oneof(text, fc.anything()),
    status: fc.oneof(status, fc.anything()),
    cause: fc.oneof(response, fc.anything()),
  },
  { requiredKeys: [] },
);
const thrown = fc
  .record({ message: text, cause: fc.oneof(response, fc.anything()), fields: answer })
  .map(({ message, cause, fields: { cause: _, ...fields } }) =>
    Object.assign(new Error(message, { cause }), fields),
  );

it("[R8.10] always has words for a failed token call", () => {
  fc.assert(
    fc.property(fc.oneof(answer, thrown, fc.anything()), (error) => {
      expect(tokenError(error).message.trim()).not.toBe("");
    }),
    { examples: [[new Error("")], [{ error: " ", error_description: "\n" }], [null], [new TypeError(" ")]] },
  );
});

it("[R8.9] always has words for a refusal", () => {
  fc.assert(
    fc.property(text, (description) => {
      expect(messageOf(description).trim()).not.toBe("");
    }),
    { examples: [[""], ["%20"], ["&"], ["Timestamp: now"], ["\r\nCorrelation ID: 1\r\n"]] },
  );
});

it("[R8.9] keeps every word of a description in one line", () => {
  const word = fc.stringMatching(/^[a-z\d&=:.]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(messageOf(words.join(" "))).toBe(words.join(" "));
    }),
    { examples: [[["a&b=c"]]] },
  );
});
