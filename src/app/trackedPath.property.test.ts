// @vitest-environment node
import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../paths.ts";
import { trackedPath } from "./trackedPath.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 1000 });

// The router warns of addresses that it cannot decode.
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

/** The path as it is tracked, with the parameters that the router itself reads from it. */
function tracked(pathname: string): string | undefined {
  const routes = [{ path: paths.claim }, { path: paths.associateProject }];
  const params = matchRoutes(routes, { pathname })?.at(-1)?.params;
  return params && trackedPath(pathname, params);
}

const token = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ minLength: 1, unit: "binary" }),
  fc.string({ minLength: 1, unit: fc.constantFrom("a", "%", "2", "5", "F", "/", "+", " ", "$", "&", "'") }),
);

/** Each byte of a text as "%" and two digits, in either case. */
function everyByteEncoded(text: string, upperCase: boolean): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
  return upperCase ? bytes.join("").toUpperCase() : bytes.join("");
}

/** What stands in an address for a token: as it was made, or as others may have spelled it. */
const spelledToken = fc.oneof(
  token.map(encodeURIComponent),
  fc.tuple(token, fc.boolean()).map(([text, upperCase]) => everyByteEncoded(text, upperCase)),
  // Taken as it is, also where it is no good encoding.
  token.map((text) => text.replaceAll("/", "") || "%"),
);

const examples: [string][] = [["a"], ["claim"], ["%"], ["a%20b"], ["%2F"], ["%252F"], ["$&"], [":token"]];

describe("[R2.10] the tracked path", () => {
  it("has the parameter's name in the place of the token", () => {
    fc.assert(
      fc.property(spelledToken, (spelled) => {
        expect(tracked(`/installed-windows/claim/${spelled}`)?.split("/").at(-1)).toBe(":token");
      }),
      { examples },
    );
  });

  it("keeps the rest of the path where the token is another word", () => {
    fc.assert(
      fc.property(spelledToken, (spelled) => {
        fc.pre(!["installed-windows", "claim"].includes(spelled));
        expect(tracked(`/installed-windows/claim/${spelled}`)).toBe("/installed-windows/claim/:token");
      }),
      { examples: examples.filter(([spelled]) => spelled !== "claim") },
    );
  });

  it("has the token nowhere, also where another parameter cannot be decoded", () => {
    const secret = fc.stringMatching(/^[\da-f]{12}[ &+'ü][\da-f]{12}$/);
    const projectId = fc.oneof(fc.uuid(), fc.constantFrom("%", "%E0%A4%A", "7"));
    fc.assert(
      fc.property(secret, projectId, (text, project) => {
        const path = tracked(`/register/${project}/${encodeURIComponent(text)}`) ?? "";
        expect(path).toBe(`/register/${project}/:token`);
      }),
    );
  });

  it("leaves paths without a token alone", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.uuid(), (path, projectId) => {
        expect(trackedPath(path, {})).toBe(path);
        expect(trackedPath(path, { projectId })).toBe(path);
      }),
    );
  });
});
