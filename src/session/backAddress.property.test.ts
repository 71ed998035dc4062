// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeBackAddress } from "./backAddress.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 1000 });

const origin = "https://de.portal.example";

/** Addresses made of what parsers stumble over. */
const trickyAddress = fc
  .array(
    fc.constantFrom(
      ...["/", "\\", ".", "..", "\t", "\n", "\r", " ", "\0", ":", "@", "?", "#", "%2f", "%5c", "%2e", "%09"],
      ...["https:", "javascript:", "evil.com", "de.portal.example", "authorization", "overview", "ü", "。"],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

const anyAddress = fc.oneof(
  trickyAddress,
  trickyAddress.map((rest) => `/${rest}`),
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
const goodPath = fc
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

describe("[R2.12] a back address that is kept", () => {
  it("stays on this origin, however it is used again", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const kept = safeBackAddress(address, origin);
        if (kept === undefined) return;
        expect(kept).toMatch(/^\/(?![/\\])/);
        expect(new URL(kept, origin).origin).toBe(origin);
        expect(new URL(kept, `${origin}/project/7`).origin).toBe(origin);
      }),
      { examples: attacks },
    );
  });

  it("is kept unchanged the next time", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const kept = safeBackAddress(address, origin);
        if (kept !== undefined) expect(safeBackAddress(kept, origin)).toBe(kept);
      }),
      { examples: attacks },
    );
  });

  it("never leads back to the sign-in", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const kept = safeBackAddress(address, origin) ?? "/";
        expect(new URL(kept, origin).pathname).not.toMatch(/^\/authorization\/?$/i);
      }),
      { examples: attacks },
    );
  });

  it("is every usual path with its query and hash", () => {
    fc.assert(
      fc.property(goodPath, (path) => {
        expect(safeBackAddress(path, origin)).toBe(path);
      }),
    );
  });
});

it.each(attacks)("[R2.12] drops %j", (address) => {
  expect(safeBackAddress(address, origin)).toBeUndefined();
});
