import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";

const origin = "https://de.portal.example";

describe("getSafeBackUrl", () => {
  it.each([
    "/",
    "/overview",
    "/project/7?tab=files&sort=name#latest",
    "/faq#caring%20for%20windows",
    "/overview?next=//evil.example",
  ])("returns %s unchanged", (backUrl) => {
    expect(getSafeBackUrl(backUrl, origin)).toBe(backUrl);
  });

  it("normalizes a path on this origin", () => {
    expect(getSafeBackUrl("/project/../overview", origin)).toBe("/overview");
  });

  it.each([
    null,
    "",
    "overview",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "https:evil.example",
    "https://evil.example/overview",
    "https://de.portal.example/overview",
    "javascript:alert(1)",
    " /overview",
    "/authorization",
    "/authorization#code=1",
    "/authorization?again",
    "/x/../authorization",
    "/Authorization/",
  ])("rejects %j", (backUrl) => {
    expect(getSafeBackUrl(backUrl, origin)).toBeUndefined();
  });

  it("returns, for any input, only URLs that resolve to this origin", () => {
    // Parts that URL parsers treat specially.
    const parts = [
      ..."/\\.:@?#\t\n \0",
      "../..",
      "%2f",
      "https:",
      "evil.example",
      "authorization",
      "ü",
      "。",
    ];
    const trickyUrl = fc.array(fc.constantFrom(...parts), { maxLength: 12 });
    const anyText = fc.oneof(
      trickyUrl.map((it) => it.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const backUrl = getSafeBackUrl(`/${text}`, origin);
        if (backUrl === undefined) return;
        expect(new URL(backUrl, `${origin}/project/7`).origin).toBe(origin);
        expect(new URL(backUrl, origin).pathname).not.toMatch(/^\/authorization\/?$/i);
        expect(getSafeBackUrl(backUrl, origin)).toBe(backUrl);
      }),
      { seed: 20_260_601, numRuns: 300 },
    );
  });
});
