import { describe, expect, it } from "vitest";
import {
  GraphQlError,
  HttpError,
  hasErrorCode,
  isRetryable,
  isUnauthorized,
  NetworkError,
  NotFoundError,
  PortalError,
  requireFound,
} from "./errors.ts";
import { isInputPath } from "./responseErrors.ts";

describe("GraphQlError", () => {
  it("has a fallback message and no service message if the service sent none", () => {
    const error = new GraphQlError([{ message: "" }]);
    expect(error.message).toBe("The service reported an error without a message.");
    expect(error.serviceMessage).toBeUndefined();
  });
});

describe("isUnauthorized", () => {
  it("knows two codes and HTTP 401, also after an error of another kind", { tags: ["R8.2", "R8.6"] }, () => {
    const codes = ["AUTH_NOT_AUTHORIZED", "AUTH_NOT_AUTHENTICATED"];
    const errors = codes.map((code) => new GraphQlError([{ message: "Broken" }, { message: "No", code }]));
    expect([...errors, new HttpError(401, "Unauthorized")].map(isUnauthorized)).toEqual([true, true, true]);
  });

  it.each([
    ["another HTTP status", new HttpError(403, "Forbidden")],
    ["another code", new GraphQlError([{ message: "No", code: "REQUEST_NOT_CANCELLABLE" }])],
    ["an error of the portal", new PortalError("No", "SIGN_IN_REFUSED")],
    ["an unreachable service", new NetworkError("No")],
    ["an object that is no error", { status: 401, code: "AUTH_NOT_AUTHORIZED" }],
  ])("is false for %s", (_, error) => {
    expect(isUnauthorized(error)).toBe(false);
  });
});

describe("isRetryable", () => {
  it.each([
    ["NetworkError", new NetworkError("offline"), true],
    ["HTTP 500", new HttpError(500, "Internal Server Error"), true],
    ["HTTP 503", new HttpError(503, "Service Unavailable"), true],
    ["HTTP 404", new HttpError(404, "Not Found"), false],
    ["a field that failed", new GraphQlError([{ message: "No" }]), true],
    ["a refusal with an unknown code", new GraphQlError([{ message: "No", code: "HC0051" }]), false],
    [
      "a refusal with HTTP 500 and a known code",
      new GraphQlError([{ message: "No", code: "NOT_FOUND" }], { status: 500 }),
      false,
    ],
    [
      "a service's own time limit",
      new GraphQlError([{ message: "No", code: "HC0045" }], { isExecuted: false }),
      false,
    ],
    [
      "a failed field of a service that asks for a long wait",
      new GraphQlError([{ message: "No" }], { status: 503, retryAfterMs: 60_000 }),
      false,
    ],
    ["TypeError", new TypeError("undefined is not a function"), false],
  ])("checks %s", (_, error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });
});

describe("hasErrorCode", () => {
  it("finds a code in any of a response's errors", () => {
    const error = new GraphQlError([{ message: "Broken" }, { message: "Gone", code: "NOT_FOUND" }]);
    expect(hasErrorCode(error, "NOT_FOUND")).toBe(true);
    expect(hasErrorCode(error, "VALIDATION_FAILED")).toBe(false);
  });
});

describe("isInputPath", () => {
  const input = {
    requestId: "r1",
    customer: { postCode: "1", company: null },
    windowProducts: [{ serialNumber: "1" }],
    files: [new File(["a"], "a.pdf")],
  };

  it.each([
    ["requestId", true],
    ["customer.postCode", true],
    ["customer.company", true],
    ["Customer.PostCode", true],
    ["PostCode", true],
    ["$.customer.postCode", true],
    ["windowProducts.0.serialNumber", true],
    ["WindowProducts[0].SerialNumber", true],
    ["files.0", true],
    ["files.1", false],
    ["customer.color", false],
    ["requestId.value", false],
    ["Query.projects", false],
    ["updateCustomer", false],
    ["take", false],
    ["", false],
  ])("%s is a path into the input: %s", (field, expected) => {
    expect(isInputPath(field, input)).toBe(expected);
  });
});

describe("requireFound", () => {
  it.each([null, undefined])("throws a NotFoundError for %s", (value) => {
    expect(() => requireFound(value, "The project")).toThrow(new NotFoundError("The project"));
    expect(new NotFoundError("The project").message).toBe("The project was not found.");
  });

  it.each([0, "", false])("returns the empty value %j", (value) => {
    expect(requireFound(value, "The value")).toBe(value);
  });
});
