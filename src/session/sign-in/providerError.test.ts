import { describe, expect, it } from "vitest";
import { createTokenError, formatErrorDescription, getProviderErrorKind } from "./providerError.ts";

describe("getProviderErrorKind", () => {
  it.each([
    ["AADB2C90118: The user has forgotten their password.", "forgotPassword"],
    ["AADB2C90118%3a+The+user+has+forgotten+their+password.", "forgotPassword"],
    ["AADB2C90091: The user has cancelled entering self-asserted information.", "cancelled"],
    ["AADB2C90037: An error occurred while processing the request.", "other"],
    ["server_error", "other"],
  ])("%s: %s", { tags: ["R8.7", "R8.8", "R8.9"] }, (description, kind) => {
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
  ])("%s", (_, description, message) => {
    expect(formatErrorDescription(description)).toBe(message);
  });
});

describe("createTokenError", { tags: ["R8.10"] }, () => {
  const badGateway = new Response(null, { status: 502, statusText: "Bad Gateway" });

  it.each([
    [
      "the description",
      { error: "invalid_grant", error_description: "AADB2C90080: Expired.\r\nTimestamp: now", status: 400 },
      "AADB2C90080: Expired.",
    ],
    ["the code if there is no description", { error: "invalid_grant", status: 400 }, "invalid_grant"],
    [
      "status and status text of the response",
      new Error("unexpected status", { cause: badGateway }),
      "502 Bad Gateway",
    ],
    [
      "the status if there is no status text",
      new Error("x", { cause: new Response(null, { status: 502 }) }),
      "502",
    ],
    ["the message of another error", new TypeError("Failed to fetch"), "Failed to fetch"],
    ["a fallback if nothing is known", undefined, "The sign-in provider did not respond."],
  ])("has as message %s", (_, error, message) => {
    expect(createTokenError(error, "SIGN_IN_REFUSED")).toMatchObject({
      name: "PortalError",
      code: "SIGN_IN_REFUSED",
      message,
      cause: error,
    });
  });
});
