import { describe, expect, it } from "vitest";
import {
  createGraphQlError,
  createHttpError,
  hasErrorCode,
  isRetryable,
  isUnauthorized,
  RequestError,
  requireFound,
} from "./errors.ts";
import { isInputPath } from "./responseErrors.ts";

describe("createGraphQlError", () => {
  it.each([[[]], [[{ message: "" }, { message: " " }]]])(
    "has a fallback message and no service message for %j",
    (errors) => {
      const error = createGraphQlError(errors);
      expect(error.message).toBe("The service reported an error without a message.");
      expect(error.serviceMessage).toBeUndefined();
    },
  );
});

describe("isUnauthorized", () => {
  it("recognizes two codes and HTTP 401, also among other errors", { tags: ["R8.2", "R8.6"] }, () => {
    const codes = ["AUTH_NOT_AUTHORIZED", "AUTH_NOT_AUTHENTICATED"];
    const errors = codes.map((code) => createGraphQlError([{ message: "Broken" }, { message: "No", code }]));
    expect([...errors, createHttpError(401, "Unauthorized")].map(isUnauthorized)).toEqual([true, true, true]);
  });

  it.each([
    ["another HTTP status", createHttpError(403, "Forbidden")],
    ["another code", createGraphQlError([{ message: "No", code: "REQUEST_NOT_CANCELLABLE" }])],
    ["an error of the portal", new RequestError("signInRefused", "No")],
    ["an unreachable service", new RequestError("network", "No")],
    ["an object that is no error", { status: 401, code: "AUTH_NOT_AUTHORIZED" }],
  ])("is false for %s", (_, error) => {
    expect(isUnauthorized(error)).toBe(false);
  });
});

describe("isRetryable", () => {
  it.each([
    ["NetworkError", new RequestError("network", "offline"), true],
    ["HTTP 500", createHttpError(500, "Internal Server Error"), true],
    ["HTTP 503", createHttpError(503, "Service Unavailable"), true],
    ["HTTP 404", createHttpError(404, "Not Found"), false],
    ["a field that failed", createGraphQlError([{ message: "No" }]), true],
    ["a refusal with an unknown code", createGraphQlError([{ message: "No", code: "HC0051" }]), false],
    [
      "a refusal with HTTP 500 and a known code",
      createGraphQlError([{ message: "No", code: "NOT_FOUND" }], { status: 500 }),
      false,
    ],
    [
      "a service's own time limit",
      createGraphQlError([{ message: "No", code: "HC0045" }], { isExecuted: false }),
      false,
    ],
    [
      "a failed field of a service that asks for a long wait",
      createGraphQlError([{ message: "No" }], { status: 503, retryAfterMs: 60_000 }),
      false,
    ],
    ["TypeError", new TypeError("undefined is not a function"), false],
  ])("checks %s", (_, error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });
});

describe("hasErrorCode", () => {
  it("finds a code in any of a response's errors", () => {
    const error = createGraphQlError([{ message: "Broken" }, { message: "Gone", code: "NOT_FOUND" }]);
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
  it.each([null, undefined])("throws an error of a missing record for %s", (value) => {
    expect(() => requireFound(value, "The project")).toThrow(
      new RequestError("notFound", "The project was not found."),
    );
    expect(new RequestError("notFound", "The project was not found.").message).toBe(
      "The project was not found.",
    );
  });

  it.each([0, "", false])("returns the empty value %j", (value) => {
    expect(requireFound(value, "The value")).toBe(value);
  });
});
