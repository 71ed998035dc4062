import { describe, expect, it } from "vitest";
import { createCountryOrigin } from "./deployedPortal.ts";

describe("createCountryOrigin", () => {
  it.each([
    ["https://test.example.com", "https://se.test.example.com"],
    ["http://localhost:8080/", "http://se.localhost:8080"],
    ["https://test-{country}.example.com", "https://test-se.example.com"],
  ])("%s becomes %s", (url, expected) => {
    expect(createCountryOrigin(url, "SE")).toBe(expected);
  });

  it.each(["test.example.com", "ftp://example.com", "https://example.com/portal", ""])(
    "refuses %j and names the expected form",
    (url) => {
      expect(() => createCountryOrigin(url, "SE")).toThrow(/PORTAL_URL must be an origin such as/);
    },
  );
});
