import fc from "fast-check";
import { expect, it } from "vitest";
import { createTokenError, formatErrorDescription } from "./providerError.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n") });
const text = fc.oneof(blank, fc.string(), fc.string({ unit: "binary" }));
const status = fc.oneof(fc.integer({ min: 400, max: 599 }), fc.integer(), fc.constant(Number.NaN));
const response = fc
  .record({ status: fc.integer({ min: 400, max: 599 }), statusText: fc.stringMatching(/^[ -~]{0,20}$/) })
  .map((init) => new Response(null, init));

const tokenResponse = fc.record(
  {
    error_description: fc.oneof(text, fc.anything()),
    error: fc.oneof(text, fc.anything()),
    status: fc.oneof(status, fc.anything()),
    cause: fc.oneof(response, fc.anything()),
  },
  { requiredKeys: [] },
);
const thrown = fc
  .record({ message: text, cause: fc.oneof(response, fc.anything()), fields: tokenResponse })
  .map(({ message, cause, fields: { cause: _, ...fields } }) =>
    Object.assign(new Error(message, { cause }), fields),
  );

it("createTokenError never has an empty message", { tags: ["R8.10"] }, () => {
  fc.assert(
    fc.property(fc.oneof(tokenResponse, thrown, fc.anything()), (error) => {
      expect(createTokenError(error, "SIGN_IN_REFUSED").message.trim()).not.toBe("");
    }),
    { examples: [[new Error("")], [{ error: " ", error_description: "\n" }], [null], [new TypeError(" ")]] },
  );
});

it("formatErrorDescription never returns an empty text", { tags: ["R8.9"] }, () => {
  fc.assert(
    fc.property(text, (description) => {
      expect(formatErrorDescription(description).trim()).not.toBe("");
    }),
    { examples: [[""], ["%20"], ["&"], ["Timestamp: now"], ["\r\nCorrelation ID: 1\r\n"]] },
  );
});

it("formatErrorDescription keeps a description of one line", { tags: ["R8.9"] }, () => {
  const word = fc.stringMatching(/^[a-z\d&=:.]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(formatErrorDescription(words.join(" "))).toBe(words.join(" "));
    }),
    { examples: [[["a&b=c"]]] },
  );
});
