// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { safeFileAddress } from "./safeFileAddress.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const origin = "http://de.localhost:5173";

it.each([
  ["/files/a.pdf?v=1#page=2", "/files/a.pdf?v=1#page=2"],
  ["files/a.pdf", "/files/a.pdf"],
  [`${origin}/files/a.pdf`, "/files/a.pdf"],
  ["https://files.example/a b.pdf", "https://files.example/a%20b.pdf"],
])("links %s", (link, address) => {
  expect(safeFileAddress(link, origin)).toBe(address);
});

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>",
  `blob:${origin}/0000`,
  "http://files.example/a.pdf",
  "//files.example/a.pdf",
  "\\\\files.example\\a.pdf",
  "https://user:secret@files.example/",
  "https://",
  "ftp://files.example/a.pdf",
])("does not link %j", (link) => {
  expect(safeFileAddress(link, origin)).toBeUndefined();
});

it("links nothing but the portal's own paths and https, whatever comes", () => {
  const scheme = fc.constantFrom("javascript:", "data:", "blob:", "http://", "https://", "//", "/", "\\", "");
  fc.assert(
    fc.property(scheme, fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (start, rest) => {
      const address = safeFileAddress(start + rest, origin);
      if (address === undefined) return;
      const { protocol, origin: target } = new URL(address, origin);
      expect(target === origin || protocol === "https:").toBe(true);
    }),
  );
});
