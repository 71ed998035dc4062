import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 1000 });

const origin = "https://de.portal.example";

/** URLs composed of parts that URL parsers treat specially. */
const trickyUrl = fc
  .array(
    fc.constantFrom(
      ...[
        "/",
        "\\",
        ".",
        "../..",
        "\t",
        "\n",
        "\r",
        " ",
        "\0",
        ":",
        "@",
        "?",
        "#",
        "%2f",
        "%5c",
        "%2e",
        "%09",
      ],
      ...["https:", "javascript:", "evil.com", "de.portal.example", "authorization", "overview", "ü", "。"],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

const anyUrl = fc.oneof(
  trickyUrl,
  trickyUrl.map((rest) => `/${rest}`),
  fc.string({ unit: "binary" }).map((rest) => `/${rest}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
);

const attacks: [string][] = [
  ["/\\evil.com"],
  ["/\t/evil.com"],
  ["//evil.com"],
  ["/..//evil.com"],
  ["/./\\evil.com"],
  ["/x/..//evil.com"],
  ["https:evil.com"],
  ["/\n\\evil.com"],
  ["/Authorization/"],
];

const word = fc.stringMatching(/^[a-z\d-]{1,10}$/);
const ordinaryPath = fc
  .record({
    segments: fc.array(word, { minLength: 1, maxLength: 4 }),
    query: fc.option(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 })),
    hash: fc.option(word),
  })
  .map(({ segments, query, hash }) => {
    const search = query === null ? "" : `?${query.map((pair) => pair.join("=")).join("&")}`;
    return `/${segments.join("/")}${search}${hash === null ? "" : `#${hash}`}`;
  })
  .filter((path) => !path.startsWith("/authorization"));

describe("getSafeBackUrl", { tags: ["R2.12"] }, () => {
  it("returns only URLs that stay on this origin, however they are resolved", () => {
    fc.assert(
      fc.property(anyUrl, (input) => {
        const backUrl = getSafeBackUrl(input, origin);
        if (backUrl === undefined) return;
        expect(backUrl).toMatch(/^\/(?![/\\])/);
        expect(new URL(backUrl, origin).origin).toBe(origin);
        expect(new URL(backUrl, `${origin}/project/7`).origin).toBe(origin);
      }),
      { examples: attacks },
    );
  });

  it("returns an accepted URL unchanged", () => {
    fc.assert(
      fc.property(anyUrl, (input) => {
        const backUrl = getSafeBackUrl(input, origin);
        if (backUrl !== undefined) expect(getSafeBackUrl(backUrl, origin)).toBe(backUrl);
      }),
      { examples: attacks },
    );
  });

  it("never returns the URL of the sign-in itself", () => {
    fc.assert(
      fc.property(anyUrl, (input) => {
        const backUrl = getSafeBackUrl(input, origin) ?? "/";
        expect(new URL(backUrl, origin).pathname).not.toMatch(/^\/authorization\/?$/i);
      }),
      { examples: attacks },
    );
  });

  it("returns every ordinary path with its query and hash", () => {
    fc.assert(
      fc.property(ordinaryPath, (path) => {
        expect(getSafeBackUrl(path, origin)).toBe(path);
      }),
    );
  });
});

it.each(attacks)("getSafeBackUrl rejects %j", { tags: ["R2.12"] }, (input) => {
  expect(getSafeBackUrl(input, origin)).toBeUndefined();
});
