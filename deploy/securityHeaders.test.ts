import { describe, expect, it } from "vitest";
import { createContentSecurityPolicy } from "./securityHeaders.ts";

const origins = {
  connections: ["https://windows.example", "https://login.example"],
  hasTagManager: false,
};

/** The policy's sources by directive. */
function createDirectives(hasTagManager: boolean): Record<string, string> {
  const parts = createContentSecurityPolicy({ ...origins, hasTagManager }).split("; ");
  return Object.fromEntries(parts.map((part) => [part.split(" ", 1)[0], part.slice(part.indexOf(" ") + 1)]));
}

describe("createContentSecurityPolicy", () => {
  it("allows, without a tag manager, only the portal's own scripts and no Trusted Types policy", () => {
    expect(createDirectives(false)).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self'",
      "connect-src": "'self' https://windows.example https://login.example",
      "trusted-types": "'none'",
    });
  });

  it("adds exactly the sources and policies that the tag manager needs", () => {
    const {
      ["script-src"]: scripts,
      "connect-src": connections,
      "trusted-types": policies,
      ...others
    } = createDirectives(true);
    expect(scripts).toBe("'self' https://www.googletagmanager.com");
    expect(connections?.split(" ").slice(3)).toEqual([
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ]);
    expect(policies).toBe("taglys-tag-manager goog#html 'allow-duplicates'");
    expect(createDirectives(false)).toMatchObject(others);
  });

  it.each([true, false])(
    "contains no unsafe keyword, bare wildcard or http source (tag manager: %s)",
    (hasTagManager) => {
      expect(createContentSecurityPolicy({ ...origins, hasTagManager })).not.toMatch(/unsafe|\*(?!\.)|http:/);
    },
  );
});
