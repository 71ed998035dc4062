import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "#paths.ts";
import { redactPath } from "./Tracking.tsx";

fc.configureGlobal({ seed: 20_260_601, numRuns: 1000 });

// The router logs a warning for URLs that it cannot decode.
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

/** Redacts a path with the parameters that the router reads from it. */
function redactRoute(pathname: string): string | undefined {
  const routes = [{ path: paths.claim }, { path: paths.associateProject }];
  const params = matchRoutes(routes, { pathname })?.at(-1)?.params;
  return params && redactPath(pathname, params);
}

const token = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ minLength: 1, unit: "binary" }),
  fc.string({ minLength: 1, unit: fc.constantFrom("a", "%", "2", "5", "F", "/", "+", " ", "$", "&", "'") }),
);

/** Percent-encodes every byte of a text, with lower-case or upper-case digits. */
function encodeEveryByte(text: string, upperCase: boolean): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
  return upperCase ? bytes.join("").toUpperCase() : bytes.join("");
}

/** Tokens as they may appear in a URL: encoded as the portal does or in another way. */
const encodedToken = fc.oneof(
  token.map(encodeURIComponent),
  fc.tuple(token, fc.boolean()).map(([text, upperCase]) => encodeEveryByte(text, upperCase)),
  // Not encoded, even if that is invalid.
  token.map((text) => text.replaceAll("/", "") || "%"),
);

const examples: [string][] = [["a"], ["claim"], ["%"], ["a%20b"], ["%2F"], ["%252F"], ["$&"], [":token"]];

describe("redactPath", () => {
  it("replaces the token by the parameter's name", () => {
    fc.assert(
      fc.property(encodedToken, (encoded) => {
        expect(redactRoute(`/installed-windows/claim/${encoded}`)?.split("/").at(-1)).toBe(":token");
      }),
      { examples },
    );
  });

  it("keeps the other segments if they differ from the token", () => {
    fc.assert(
      fc.property(encodedToken, (encoded) => {
        fc.pre(!["installed-windows", "claim"].includes(encoded));
        expect(redactRoute(`/installed-windows/claim/${encoded}`)).toBe("/installed-windows/claim/:token");
      }),
      { examples: examples.filter(([encoded]) => encoded !== "claim") },
    );
  });

  it("replaces the token also if another parameter cannot be decoded", () => {
    const secret = fc.stringMatching(/^[\da-f]{12}[ &+'ü][\da-f]{12}$/);
    const projectId = fc.oneof(fc.uuid(), fc.constantFrom("%", "%E0%A4%A", "7"));
    fc.assert(
      fc.property(secret, projectId, (text, project) => {
        const path = redactRoute(`/register/${project}/${encodeURIComponent(text)}`) ?? "";
        expect(path).toBe(`/register/${project}/:token`);
      }),
    );
  });

  it("returns a path without a token unchanged", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.uuid(), (path, projectId) => {
        expect(redactPath(path, {})).toBe(path);
        expect(redactPath(path, { projectId })).toBe(path);
      }),
    );
  });
});
