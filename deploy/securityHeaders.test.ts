import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./securityHeaders.ts";

const origins = {
  registrationServices: ["https://windows.example"],
  signInProviders: ["https://login.example"],
  hasTagManager: false,
};

/** The policy's sources by directive. */
function directives(hasTagManager: boolean): Record<string, string> {
  const parts = contentSecurityPolicy({ ...origins, hasTagManager }).split("; ");
  return Object.fromEntries(parts.map((part) => [part.split(" ", 1)[0], part.slice(part.indexOf(" ") + 1)]));
}

describe("the content security policy", () => {
  it("trusts no other host's script and no policy where there is no tag manager", () => {
    expect(directives(false)).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self'",
      "connect-src": "'self' https://windows.example https://login.example",
      "trusted-types": "'none'",
    });
  });

  it("allows the tag manager what it needs, and nothing more", () => {
    const {
      ["script-src"]: scripts,
      "connect-src": connections,
      "trusted-types": policies,
      ...others
    } = directives(true);
    expect(scripts).toBe("'self' https://www.googletagmanager.com");
    expect(connections?.split(" ").slice(3)).toEqual([
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ]);
    expect(policies).toBe("taglys-tag-manager goog#html 'allow-duplicates'");
    expect(directives(false)).toMatchObject(others);
  });

  it.each([true, false])("lets nothing unsafe through, tag manager or not (%s)", (hasTagManager) => {
    expect(contentSecurityPolicy({ ...origins, hasTagManager })).not.toMatch(/unsafe|\*(?!\.)|http:/);
  });
});
