import { describe, expect, it } from "vitest";
import { portalOrigins } from "./portalOrigins.ts";

const complete = {
  PORTAL_BACKEND: "https://api.example",
  PORTAL_REGISTRATION_SERVICES: "https://windows.example/graphql  https://windows.example/ch/graphql",
  PORTAL_SIGN_IN_PROVIDERS: "https://login.example https://login.example:8443/tenant",
  PORTAL_TAG_MANAGER: "off",
};

describe("portalOrigins", () => {
  it("takes the origins of addresses, each once", () => {
    expect(portalOrigins(complete)).toEqual({
      registrationServices: ["https://windows.example"],
      signInProviders: ["https://login.example", "https://login.example:8443"],
      hasTagManager: false,
    });
  });

  it("takes the mock's beside a backend on this machine", () => {
    expect(portalOrigins({ PORTAL_REGISTRATION_SERVICES: "" })).toEqual({
      registrationServices: [],
      signInProviders: ["http://localhost:4002"],
      hasTagManager: true,
    });
  });

  it.each(["PORTAL_REGISTRATION_SERVICES", "PORTAL_SIGN_IN_PROVIDERS", "PORTAL_TAG_MANAGER"])(
    "insists on %s beside any other",
    (name) => {
      expect(() => portalOrigins({ ...complete, [name]: undefined })).toThrow(`${name} is not set`);
    },
  );

  it.each(["login.example", "javascript:alert(1)", "'unsafe-inline'", "*"])("refuses %s", (address) => {
    expect(() => portalOrigins({ ...complete, PORTAL_SIGN_IN_PROVIDERS: address })).toThrow("no address");
  });

  it("refuses a tag manager that is neither on nor off", () => {
    expect(() => portalOrigins({ ...complete, PORTAL_TAG_MANAGER: "GTM-1" })).toThrow('"on" or "off"');
  });
});
