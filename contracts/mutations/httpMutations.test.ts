import { expect, it } from "vitest";
import type { Answer, Mutation } from "./answer.ts";
import {
  emptied,
  noContent,
  redirected,
  truncated,
  withHeader,
  withoutHeader,
  withStatus,
} from "./httpMutations.ts";

const answer: Answer = {
  status: 200,
  headers: { "content-type": "application/json", vary: "*" },
  body: "[1,2]",
};

it.each<[string, Mutation, Partial<Answer>]>([
  ["another status", withStatus(500), { status: 500 }],
  [
    "another header",
    withHeader("content-type", "text/html"),
    { headers: { "content-type": "text/html", vary: "*" } },
  ],
  ["no header", withoutHeader("content-type"), { headers: { vary: "*" } }],
  ["no body", emptied, { body: "" }],
  ["half a body", truncated, { body: "[1" }],
  ["no content", noContent, { status: 204, headers: { vary: "*" }, body: "" }],
  ["a redirect", redirected, { status: 302, headers: { vary: "*", location: "/elsewhere" }, body: "" }],
])("answers with %s", (_, mutation, change) => {
  expect(mutation(answer)).toEqual({ ...answer, ...change });
});

it("says so where there is no header to leave out", () => {
  expect(() => withoutHeader("etag")(answer)).toThrow('no header "etag"');
});
