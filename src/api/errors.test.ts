// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  ApplicationError,
  GraphQlError,
  HttpError,
  isUnauthorized,
  NetworkError,
  NotFoundError,
  requireFound,
} from "./errors.ts";

describe("GraphQlError", () => {
  it("[R8.1] lists all messages, one per line", () => {
    const error = new GraphQlError([
      { message: "The post code is wrong." },
      { message: "The name is empty." },
    ]);
    expect(error.message).toBe("The post code is wrong.\nThe name is empty.");
  });

  it("has the first code there is", () => {
    const error = new GraphQlError([
      { message: "a" },
      { message: "b", code: "B" },
      { message: "c", code: "C" },
    ]);
    expect(error.code).toBe("B");
  });

  it("says something where no message came", () => {
    expect(new GraphQlError([{ message: "" }]).message).toBe(
      "The service reported an error without a message.",
    );
  });
});

describe("isUnauthorized", () => {
  it.each([
    ["[R8.6] an HTTP 401", new HttpError(401, "Unauthorized"), true],
    ["another HTTP status", new HttpError(403, "Forbidden"), false],
    ["[R8.2] [R8.6] the code AUTH_NOT_AUTHORIZED", new ApplicationError("No", "AUTH_NOT_AUTHORIZED"), true],
    [
      "[R8.2] a GraphQL answer with that code",
      new GraphQlError([{ message: "No", code: "AUTH_NOT_AUTHORIZED" }]),
      true,
    ],
    ["another code", new ApplicationError("No", "REQUEST_NOT_CANCELLABLE"), false],
    ["an unreachable service", new NetworkError("No"), false],
    ["no error at all", { status: 401, code: "AUTH_NOT_AUTHORIZED" }, false],
  ])("%s", (_, error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});

describe("requireFound", () => {
  it.each([null, undefined])("[R5.1] raises a not-found error for %s", (value) => {
    expect(() => requireFound(value, "The project")).toThrow(new NotFoundError("The project"));
    expect(new NotFoundError("The project").message).toBe("The project was not found.");
  });

  it.each([0, "", false])("lets the empty value %j through", (value) => {
    expect(requireFound(value, "The value")).toBe(value);
  });
});
