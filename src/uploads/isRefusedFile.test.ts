import { expect, it } from "vitest";
import { GraphQlError, HttpError, NetworkError } from "../api/errors.ts";
import { isRefusedFile } from "./isRefusedFile.ts";

const named = (field: string, code?: string) => new GraphQlError([{ message: "A virus.", field, code }]);

it.each([
  ["a file by its place, with any code", named("files.0", "BAD_USER_INPUT"), true],
  ["a file by its place in brackets, without a code", named("Files[0]"), true],
  ["a single file", named("file", "VIRUS_FOUND"), true],
  ["an unknown code", new GraphQlError([{ message: "No.", code: "QUARANTINED" }]), true],
  ["the size, by a gateway", new HttpError(413, ""), true],
  ["another field", named("requestId", "VALIDATION_FAILED"), false],
  ["nothing, as it failed", new GraphQlError([{ message: "Unexpected Execution Error" }]), false],
  ["nothing, as it was not reached", new NetworkError("lost"), false],
])("isRefusedFile: a service that refuses %s", (_, error, expected) => {
  expect(isRefusedFile(error)).toBe(expected);
});
