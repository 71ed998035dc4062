import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getSafeUrl } from "./getSafeUrl.ts";

const ownOrigin = location.origin;

afterEach(() => vi.unstubAllGlobals());

describe("getSafeUrl", () => {
  it.each([
    ["https://www.taglys.example/en/daylight", "https://www.taglys.example/en/daylight"],
    ["HTTPS://www.taglys.example", "https://www.taglys.example/"],
    [" https://www.taglys.example/a b ", "https://www.taglys.example/a%20b"],
    ["/files/documents/care-guide-en.pdf", `${ownOrigin}/files/documents/care-guide-en.pdf`],
    ["/files/a.pdf?page=2#top", `${ownOrigin}/files/a.pdf?page=2#top`],
    ["/", `${ownOrigin}/`],
    [`${ownOrigin}/files/a.pdf`, `${ownOrigin}/files/a.pdf`],
  ])("accepts %s", (text, url) => {
    expect(getSafeUrl(text)).toBe(url);
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
  ])("rejects %j", (text) => {
    expect(getSafeUrl(text)).toBeUndefined();
  });

  const localUrls = ["http://se.localhost:5173/", "http://localhost:4000/a"];

  it.each(localUrls)("accepts %s in a portal on the same machine", (url) => {
    vi.stubGlobal("location", new URL("http://de.localhost:5173/faq"));
    expect(getSafeUrl(url)).toBe(url);
  });

  it.each([
    ...localUrls.map((url) => ["https://de.taglys.example/", url]),
    ["http://de.localhost:5173/", "http://se.localhost.evil.example/"],
    ["http://de.localhost:5173/", "http://name@localhost:5173/"],
    ["http://localhost.evil.example/", "http://localhost:5173/"],
    ["http://de.localhost:5173/", "http://evillocalhost/"],
  ])("rejects on %s the URL %s", (portalUrl, url) => {
    vi.stubGlobal("location", new URL(portalUrl));
    expect(getSafeUrl(url)).toBeUndefined();
  });

  it("returns only https URLs and URLs of the portal's origin, for any input", () => {
    const scheme = fc.constantFrom("", "https:", "http:", "javascript:", "data:", "ftp:", ..." \t/\\");
    const rest = fc.string({ unit: fc.constantFrom(..."/\\:@.?#ae \t\n%0") });
    fc.assert(
      fc.property(fc.oneof(fc.tuple(scheme, rest), fc.tuple(scheme, fc.webUrl())), ([start, end]) => {
        const safe = getSafeUrl(start + end);
        if (safe === undefined) return;
        const { protocol, origin, username, password } = new URL(safe);
        expect(protocol === "https:" || origin === ownOrigin).toBe(true);
        expect(username + password).toBe("");
      }),
      { seed: 20_260_309, numRuns: 1000 },
    );
  });
});
