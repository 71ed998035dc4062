import { describe, expect, it } from "vitest";
import { parsePortalOrigins } from "./environment.ts";

const environment = {
  PORTAL_BACKEND: "https://api.example",
  PORTAL_REGISTRATION_SERVICES: "https://windows.example/graphql  https://windows.example/ch/graphql",
  PORTAL_SIGN_IN_PROVIDERS: "https://login.example https://login.example:8443/tenant",
  PORTAL_TAG_MANAGER: "off",
};

describe("parsePortalOrigins", () => {
  it("returns the origins of all URLs without duplicates", () => {
    expect(parsePortalOrigins(environment)).toEqual({
      registrationServices: ["https://windows.example"],
      signInProviders: ["https://login.example", "https://login.example:8443"],
      hasTagManager: false,
    });
  });

  it("falls back to the mock server's origins for a local backend", () => {
    expect(parsePortalOrigins({ PORTAL_REGISTRATION_SERVICES: "" })).toEqual({
      registrationServices: [],
      signInProviders: ["http://localhost:4002"],
      hasTagManager: true,
    });
  });

  it.each(["PORTAL_REGISTRATION_SERVICES", "PORTAL_SIGN_IN_PROVIDERS", "PORTAL_TAG_MANAGER"])(
    "requires %s for any other backend",
    (name) => {
      expect(() => parsePortalOrigins({ ...environment, [name]: undefined })).toThrow(`${name} is not set`);
    },
  );

  it.each(["login.example", "javascript:alert(1)", "'unsafe-inline'", "*"])("rejects %s as a URL", (url) => {
    expect(() => parsePortalOrigins({ ...environment, PORTAL_SIGN_IN_PROVIDERS: url })).toThrow(
      "is not a URL",
    );
  });

  it("rejects a value of PORTAL_TAG_MANAGER other than on and off", () => {
    expect(() => parsePortalOrigins({ ...environment, PORTAL_TAG_MANAGER: "GTM-1" })).toThrow(
      '"on" or "off"',
    );
  });
});
