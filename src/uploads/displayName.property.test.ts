// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { displayName } from "./displayName.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const turning = ["\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202D", "\u202E", "\u2066", "\u2069"];
const invisible = ["\0", "\t", "\n", "\x7F", "\x9F", "\u200B", "\u2028", "\u2060", "\uFEFF", "\uD800"];
const bad = fc.constantFrom(...turning, ...invisible);
const name = fc.string({ unit: fc.oneof(bad, fc.string({ unit: "grapheme", maxLength: 3 })) });

it("shows no character that turns, hides or breaks", () =>
  fc.assert(
    fc.property(name, (text) => {
      const characters = [...displayName(text)];
      for (const character of [...turning, ...invisible]) expect(characters).not.toContain(character);
    }),
  ));

it("shows that there was one", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), bad, (text, character) => {
      expect(displayName(`a${text}${character}z`)).toContain("\uFFFD");
    }),
  ));

it("changes nothing the second time", () =>
  fc.assert(
    fc.property(name, (text) => {
      expect(displayName(displayName(text))).toBe(displayName(text));
    }),
  ));

it.each([
  ["plan.pdf", "plan.pdf"],
  ["<img src=x onerror=alert(1)>.jpg", "<img src=x onerror=alert(1)>.jpg"],
  ["invoice\u202Efdp.exe", "invoice\uFFFDfdp.exe"],
  ["👩‍👩‍👧 Dachfenster 🏴󠁧󠁢󠁥󠁮󠁧󠁿.png", "👩‍👩‍👧 Dachfenster 🏴󠁧󠁢󠁥󠁮󠁧󠁿.png"],
  ["نقشه‌ها.pdf", "نقشه‌ها.pdf"],
  ["  spaced .pdf ", "spaced .pdf"],
  [" \t", ""],
  ["x".repeat(255), "x".repeat(255)],
])("shows %j as %j", (given, shown) => {
  expect(displayName(given)).toBe(shown);
});
