import { expect, it } from "vitest";
import { sanitizeFileName } from "./FileName.tsx";

it.each([
  ["plan.pdf", "plan.pdf"],
  ["<img src=x onerror=alert(1)>.jpg", "<img src=x onerror=alert(1)>.jpg"],
  ["👩‍👩‍👧 Dachfenster 🏴󠁧󠁢󠁥󠁮󠁧󠁿.png", "👩‍👩‍👧 Dachfenster 🏴󠁧󠁢󠁥󠁮󠁧󠁿.png"],
  ["نقشه‌ها.pdf", "نقشه‌ها.pdf"],
  ["  spaced .pdf ", "spaced .pdf"],
  [" \t", ""],
  ["x".repeat(255), "x".repeat(255)],
])("sanitizeFileName › turns %j into %j", (name, sanitized) => {
  expect(sanitizeFileName(name)).toBe(sanitized);
});

it.each([
  ...["\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202D", "\u202E", "\u2066", "\u2069"],
  ...["\0", "\t", "\n", "\x7F", "\x9F", "\u200B", "\u2028", "\u2060", "\uFEFF", "\uD800"],
])("sanitizeFileName › replaces the hidden character %j by a visible mark, wherever it stands", (hidden) => {
  expect(sanitizeFileName(`a${hidden}${hidden}fdp.${hidden}exe`)).toBe("a\uFFFD\uFFFDfdp.\uFFFDexe");
});
