import { describe, expect, it } from "vitest";
import { classifyTokenFailure, createTokenError, type TokenFailure } from "./tokenFailure.ts";

describe("classifyTokenFailure", () => {
  it.each<[string, TokenFailure]>([
    ["AADB2C90080", { status: 400, error: "invalid_grant", providerCode: "AADB2C90080" }],
    ["AADB2C90129", { status: 400, error: "invalid_grant", providerCode: "AADB2C90129" }],
    ["invalid_grant without a description", { status: 400, error: "invalid_grant" }],
    ["interaction_required", { status: 400, error: "interaction_required", providerCode: "AADB2C90077" }],
    ["login_required", { status: 400, error: "login_required" }],
  ])("rejects the grant after %s", (_, failure) => {
    expect(classifyTokenFailure(failure)).toBe("grantRejected");
  });

  it.each<[string, TokenFailure]>([
    ["429", { status: 429 }],
    ["429 with an OAuth error", { status: 429, error: "invalid_grant" }],
    ["500", { status: 500 }],
    ["503 with an OAuth error", { status: 503, error: "invalid_grant" }],
    [
      "AADB2C90085, which is called invalid_grant",
      { status: 400, error: "invalid_grant", providerCode: "AADB2C90085" },
    ],
    ["AADB2C90035", { status: 400, error: "invalid_request", providerCode: "AADB2C90035" }],
    ["temporarily_unavailable", { status: 400, error: "temporarily_unavailable" }],
    ["server_error", { status: 400, error: "server_error" }],
    ["a response of something in between", { isUnreadable: true, status: 200 }],
  ])("is temporary after %s", (_, failure) => {
    expect(classifyTokenFailure(failure)).toBe("temporary");
  });

  it("is unreachable without a response", () => {
    expect(classifyTokenFailure({ isUnreachable: true })).toBe("unreachable");
  });

  it.each<[string, TokenFailure]>([
    ["another OAuth error", { status: 400, error: "unauthorized_client", providerCode: "AADB2C90018" }],
    ["another status", { status: 403 }],
    ["an unknown failure", {}],
  ])("is unexpected after %s", (_, failure) => {
    expect(classifyTokenFailure(failure)).toBe("unexpected");
  });
});

describe("createTokenError", () => {
  it("has the provider's codes and the status as message, or else status and status text", {
    tags: ["R8.10"],
  }, () => {
    const rejected = {
      error: "invalid_grant",
      providerCode: "AADB2C90080",
      status: 400,
      correlationId: "1-2",
    };
    const unavailable = { status: 503, statusText: "Service Unavailable" };
    const getMessage = (failure: TokenFailure) => createTokenError(failure, "signInRefused").message;
    expect(getMessage(rejected)).toBe("invalid_grant, AADB2C90080, 400, correlation id 1-2");
    expect(getMessage(unavailable)).toBe("503 Service Unavailable");
  });

  it.each<[string, TokenFailure, string]>([
    ["the error if there is no code", { error: "invalid_grant", status: 400 }, "invalid_grant, 400"],
    ["the reason without a response", { isUnreachable: true, reason: "Failed to fetch" }, "Failed to fetch"],
    ["a fallback if nothing is known", { reason: " " }, "The sign-in provider did not respond."],
  ])("has the message %s", (_, failure, message) => {
    const error = createTokenError(failure, "signInRefused");
    expect(error).toMatchObject({ kind: "signInRefused", message });
  });
});
