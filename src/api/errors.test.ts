import { expect, it } from "vitest";
import { createGraphQlError, hasErrorCode } from "./errors.ts";

it.each([[[]], [[{ message: "" }, { message: " " }]]])(
  "createGraphQlError › has a fallback message and no service message for %j",
  (errors) => {
    const error = createGraphQlError(errors);
    expect(error.message).toBe("The service reported an error without a message.");
    expect(error.serviceMessage).toBeUndefined();
  },
);

it("hasErrorCode › finds a code in any of a response's errors", () => {
  const error = createGraphQlError([{ message: "Broken" }, { message: "Gone", code: "NOT_FOUND" }]);
  expect(hasErrorCode(error, "NOT_FOUND")).toBe(true);
  expect(hasErrorCode(error, "VALIDATION_FAILED")).toBe(false);
});
