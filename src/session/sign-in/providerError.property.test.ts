import fc from "fast-check";
import { expect, it } from "vitest";
import { formatErrorDescription } from "./providerError.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n") });
const text = fc.oneof(blank, fc.string(), fc.string({ unit: "binary" }));
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
