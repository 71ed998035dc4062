// @vitest-environment node
import { describe, expect, it } from "vitest";
import { messageOf, refusalOf, tokenError } from "./providerError.ts";

describe("refusalOf", () => {
  it.each([
    ["[R8.7] AADB2C90118: The user has forgotten their password.", "forgotPassword"],
    ["[R8.7] AADB2C90118%3a+The+user+has+forgotten+their+password.", "forgotPassword"],
    ["[R8.8] AADB2C90091: The user has cancelled entering self-asserted information.", "cancelled"],
    ["[R8.9] AADB2C90037: An error occurred while processing the request.", "other"],
    ["[R8.9] server_error", "other"],
  ])("%s: %s", (description, refusal) => {
    expect(refusalOf(description)).toBe(refusal);
  });
});

describe("messageOf", () => {
  it.each([
    [
      "drops what is for the provider's staff",
      "AADB2C90037: An error occurred.\r\nCorrelation ID: 1-2\r\nTimestamp: 2026-06-01 10:35:08Z\r\nlogin_hint: a@b.example",
      "AADB2C90037: An error occurred.",
    ],
    ["joins the lines that stay", "First.\nTimestamp: now\nSecond.", "First. Second."],
    [
      "decodes what came encoded twice",
      "AADB2C90037%3a+An+error+occurred.%0d%0aCorrelation+ID%3a+1%0d%0a",
      "AADB2C90037: An error occurred.",
    ],
    ["leaves a code alone", "server_error", "server_error"],
    ["leaves a plus and a percent sign in readable text alone", "1+1 is 100%25", "1+1 is 100%25"],
    ["says something where nothing else is left", "Correlation ID: 1", "Correlation ID: 1"],
  ])("%s", (_, description, message) => {
    expect(messageOf(description)).toBe(message);
  });
});

describe("[R8.10] tokenError", () => {
  const badGateway = new Response(null, { status: 502, statusText: "Bad Gateway" });

  it.each([
    [
      "the description",
      { error: "invalid_grant", error_description: "AADB2C90080: Expired.\r\nTimestamp: now", status: 400 },
      "AADB2C90080: Expired.",
    ],
    ["the code without a description", { error: "invalid_grant", status: 400 }, "invalid_grant"],
    [
      "status and status text of the response",
      new Error("unexpected status", { cause: badGateway }),
      "502 Bad Gateway",
    ],
    [
      "the status alone without a text",
      new Error("x", { cause: new Response(null, { status: 502 }) }),
      "502",
    ],
    ["an error's own message", new TypeError("Failed to fetch"), "Failed to fetch"],
    ["something where nothing is known", undefined, "The sign-in provider did not answer."],
  ])("says %s", (_, error, message) => {
    expect(tokenError(error)).toMatchObject({ name: "ApplicationError", message });
  });
});
