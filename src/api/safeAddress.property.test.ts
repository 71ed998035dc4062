import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeAddress } from "./safeAddress.ts";

const seed = { seed: 20_260_309, numRuns: 1000 };
const own = location.origin;

describe("an address from a service", () => {
  it.each([
    ["https://www.taglys.example/en/daylight", "https://www.taglys.example/en/daylight"],
    ["HTTPS://www.taglys.example", "https://www.taglys.example/"],
    [" https://www.taglys.example/a b ", "https://www.taglys.example/a%20b"],
    ["/files/documents/care-guide-en.pdf", `${own}/files/documents/care-guide-en.pdf`],
    ["/files/a.pdf?page=2#top", `${own}/files/a.pdf?page=2#top`],
    ["/", `${own}/`],
    [`${own}/files/a.pdf`, `${own}/files/a.pdf`],
  ])("%s is good", (text, address) => {
    expect(safeAddress(text)).toBe(address);
  });

  it.each([
    null,
    undefined,
    "",
    " ",
    "files/a.pdf",
    "http://www.taglys.example/",
    "//evil.example/a.pdf",
    "/\\evil.example/a.pdf",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https:///",
    "https://taglys.example@evil.example/",
    "https://name:word@evil.example/",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://taglys.example/1",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "mailto:a@example.org",
  ])("%j is not", (text) => {
    expect(safeAddress(text)).toBeUndefined();
  });

  it("is https or of the portal's own origin whatever was written", () => {
    const scheme = fc.constantFrom(
      "",
      "https:",
      "http:",
      "javascript:",
      "data:",
      "ftp:",
      " ",
      "\t",
      "/",
      "\\",
    );
    const rest = fc.string({ unit: fc.constantFrom(..."/\\:@.?#ae \t\n%0") });
    fc.assert(
      fc.property(fc.oneof(fc.tuple(scheme, rest), fc.tuple(scheme, fc.webUrl())), ([start, end]) => {
        const safe = safeAddress(start + end);
        if (safe === undefined) return;
        const { protocol, origin, username, password } = new URL(safe);
        expect(protocol === "https:" || origin === own).toBe(true);
        expect(username + password).toBe("");
      }),
      seed,
    );
  });

  it("is never that of another origin where it begins with a slash", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."/\\:@.ae \t\n") }), (rest) => {
        const safe = safeAddress(`/${rest}`);
        if (safe !== undefined) expect(new URL(safe).origin).toBe(own);
      }),
      seed,
    );
  });

  it("stays what it is when it is looked at again", () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ["https"], withFragments: true, withQueryParameters: true }),
        (url) => {
          const safe = safeAddress(url);
          expect(safe).toBe(new URL(url).href);
          expect(safeAddress(safe)).toBe(safe);
        },
      ),
      seed,
    );
  });
});
