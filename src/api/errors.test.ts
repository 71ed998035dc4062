import { describe, expect, it } from "vitest";
import {
  GraphQlError,
  HttpError,
  isRetryable,
  isUnauthorized,
  NetworkError,
  NotFoundError,
  PortalError,
  requireFound,
} from "./errors.ts";

describe("GraphQlError", () => {
  it("has the first code of its errors", () => {
    const error = new GraphQlError([
      { message: "a" },
      { message: "b", code: "B" },
      { message: "c", code: "C" },
    ]);
    expect(error.code).toBe("B");
  });

  it("has a fallback message and no service message if the service sent none", () => {
    const error = new GraphQlError([{ message: "" }]);
    expect(error.message).toBe("The service reported an error without a message.");
    expect(error.serviceMessage).toBeUndefined();
  });
});

describe("isUnauthorized", () => {
  it.each([
    ["HTTP 401", new HttpError(401, "Unauthorized"), true],
    ["another HTTP status", new HttpError(403, "Forbidden"), false],
    [
      "a GraphQL error with the code AUTH_NOT_AUTHORIZED",
      new GraphQlError([{ message: "No", code: "AUTH_NOT_AUTHORIZED" }]),
      true,
    ],
    [
      "a GraphQL error with another code",
      new GraphQlError([{ message: "No", code: "REQUEST_NOT_CANCELLABLE" }]),
      false,
    ],
    ["an error of the portal", new PortalError("No", "SIGN_IN_REFUSED"), false],
    ["an unreachable service", new NetworkError("No"), false],
    ["an object that is no error", { status: 401, code: "AUTH_NOT_AUTHORIZED" }, false],
  ])("checks %s", { tags: ["R8.6", "R8.2"] }, (_, error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});

describe("isRetryable", () => {
  it.each([
    ["NetworkError", new NetworkError("offline"), true],
    ["HTTP 500", new HttpError(500, "Internal Server Error"), true],
    ["HTTP 503", new HttpError(503, "Service Unavailable"), true],
    ["HTTP 404", new HttpError(404, "Not Found"), false],
    ["GraphQlError", new GraphQlError([{ message: "No" }]), false],
    ["TypeError", new TypeError("undefined is not a function"), false],
  ])("checks %s", (_, error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });
});

describe("requireFound", () => {
  it.each([null, undefined])("throws a NotFoundError for %s", { tags: ["R5.1"] }, (value) => {
    expect(() => requireFound(value, "The project")).toThrow(new NotFoundError("The project"));
    expect(new NotFoundError("The project").message).toBe("The project was not found.");
  });

  it.each([0, "", false])("returns the empty value %j", (value) => {
    expect(requireFound(value, "The value")).toBe(value);
  });
});
