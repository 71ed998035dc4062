import { expect, it } from "vitest";
import { createGraphQlError, createHttpError, RequestError } from "../api/errors.ts";
import { isRefusedFile } from "./isRefusedFile.ts";

const named = (field: string, code?: string) => createGraphQlError([{ message: "A virus.", field, code }]);

it.each([
  ["a file by its place, with any code", named("files.0", "BAD_USER_INPUT"), true],
  ["a file by its place in brackets, without a code", named("Files[0]"), true],
  ["a single file", named("file", "VIRUS_FOUND"), true],
  ["an unknown code", createGraphQlError([{ message: "No.", code: "QUARANTINED" }]), true],
  ["the size, by a gateway", createHttpError(413, ""), true],
  ["the size, as GraphQL", createGraphQlError([{ message: "Too large" }], { status: 413 }), true],
  ["what a firewall takes for an attack", createHttpError(403, ""), true],
  ["another field", named("requestId", "VALIDATION_FAILED"), false],
  ["nothing, as it failed", createGraphQlError([{ message: "Unexpected Execution Error" }]), false],
  ["nothing, as it was not reached", new RequestError("network", "lost"), false],
])("isRefusedFile recognizes a service that refuses %s", (_, error, expected) => {
  expect(isRefusedFile(error)).toBe(expected);
});
