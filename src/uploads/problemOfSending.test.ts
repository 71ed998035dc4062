import { expect, it } from "vitest";
import { GraphQlError, HttpError, NetworkError } from "../api/errors.ts";
import { problemOfSending } from "./problemOfSending.ts";

it.each([
  [new NetworkError("The service could not be reached."), { kind: "lost" }],
  [new HttpError(413, "Payload Too Large"), { kind: "tooBig" }],
  [new HttpError(503, "Maintenance"), { text: "Maintenance" }],
  [new GraphQlError([{ message: "“plan.pdf” contains a virus." }]), { text: "“plan.pdf” contains a virus." }],
  [new TypeError("a mistake of ours"), { kind: "unknown" }],
  ["no error at all", { kind: "unknown" }],
])("tells of %s", (error, problem) => {
  expect(problemOfSending(error)).toEqual(problem);
});
