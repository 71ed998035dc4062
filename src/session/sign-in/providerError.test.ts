import { describe, expect, it } from "vitest";
import { formatErrorDescription, getProviderErrorKind } from "./completeSignIn.ts";

describe("getProviderErrorKind", () => {
  it.each([
    ["AADB2C90118: The user has forgotten their password.", "forgotPassword"],
    ["AADB2C90118%3a+The+user+has+forgotten+their+password.", "forgotPassword"],
    ["AADB2C90091: The user has cancelled entering self-asserted information.", "cancelled"],
    ["AADB2C90037: An error occurred while processing the request.", "other"],
    ["server_error", "other"],
  ])("%s: %s", (description, kind) => {
    expect(getProviderErrorKind(description)).toBe(kind);
  });
});

describe("formatErrorDescription", () => {
  it.each([
    [
      "removes correlation id, timestamp and login hint",
      "AADB2C90037: An error occurred.\r\nCorrelation ID: 1-2\r\nTimestamp: 2026-06-01 10:35:08Z\r\nlogin_hint: a@b.example",
      "AADB2C90037: An error occurred.",
    ],
    ["joins the other lines", "First.\nTimestamp: now\nSecond.", "First. Second."],
    [
      "decodes a description that was encoded twice",
      "AADB2C90037%3a+An+error+occurred.%0d%0aCorrelation+ID%3a+1%0d%0a",
      "AADB2C90037: An error occurred.",
    ],
    ["returns a code unchanged", "server_error", "server_error"],
    ["does not decode a description with whitespace", "1+1 is 100%25", "1+1 is 100%25"],
    ["returns the description if all its lines are removed", "Correlation ID: 1", "Correlation ID: 1"],
    ["is never empty", " ", "The sign-in provider gave no reason."],
  ])("%s", (_, description, message) => {
    expect(formatErrorDescription(description)).toBe(message);
  });
});
