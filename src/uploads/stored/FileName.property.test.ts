import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeFileName } from "./FileName.tsx";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const bidiControls = [
  "\u061C",
  "\u200E",
  "\u200F",
  "\u202A",
  "\u202B",
  "\u202D",
  "\u202E",
  "\u2066",
  "\u2069",
];
const invisible = ["\0", "\t", "\n", "\x7F", "\x9F", "\u200B", "\u2028", "\u2060", "\uFEFF", "\uD800"];
const hidden = fc.constantFrom(...bidiControls, ...invisible);
const name = fc.string({ unit: fc.oneof(hidden, fc.string({ unit: "grapheme", maxLength: 3 })) });

describe("sanitizeFileName", () => {
  it("removes bidirectional control, invisible and line-breaking characters", () =>
    fc.assert(
      fc.property(name, (text) => {
        const characters = [...sanitizeFileName(text)];
        for (const character of [...bidiControls, ...invisible]) expect(characters).not.toContain(character);
      }),
    ));

  it("replaces a hidden character by a visible mark", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), hidden, (text, character) => {
        expect(sanitizeFileName(`a${text}${character}z`)).toContain("\uFFFD");
      }),
    ));

  it("is idempotent", () =>
    fc.assert(
      fc.property(name, (text) => {
        expect(sanitizeFileName(sanitizeFileName(text))).toBe(sanitizeFileName(text));
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
  ])("turns %j into %j", (name, sanitized) => {
    expect(sanitizeFileName(name)).toBe(sanitized);
  });
});
