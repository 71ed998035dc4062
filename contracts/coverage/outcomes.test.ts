import { expect, test } from "vitest";
import { outcomesOf } from "./outcomes.ts";

const refused = (...codes: string[]) => ({
  errors: codes.map((code) => ({ message: "No.", extensions: { code } })),
});

test.each([
  ["an object", 200, { data: { tree: { height: 3, fruit: null, birds: [] } } }, ["success"]],
  ["a list", 200, { data: { trees: [{ height: 3 }] } }, ["success"]],
  ["true", 200, { data: { isFelled: true } }, ["success"]],
  ["no body", 204, undefined, ["success"]],
  ["a body of another kind", 200, { token: "abc" }, ["success"]],
  ["two results of which one is null", 200, { data: { tree: null, garden: {} } }, ["success"]],
  ["null", 200, { data: { tree: null } }, ["null"]],
  ["false", 200, { data: { isFelled: false } }, ["false"]],
  ["an empty list", 200, { data: { trees: [] } }, ["empty"]],
  ["an empty page", 200, { data: { trees: { items: [], totalCount: 0 } } }, ["empty"]],
  ["an empty list of a REST call", 200, { data: [] }, ["empty"]],
  ["one code", 200, refused("NOT_FOUND"), ["NOT_FOUND"]],
  ["codes beside null", 200, { ...refused("A_B", "C_D", "A_B"), data: null }, ["A_B", "C_D"]],
  ["an error without a code", 200, { errors: [{ message: "No." }] }, ["an error without a code"]],
  ["a status", 401, { message: "No." }, ["401"]],
  ["a code of OAuth", 400, { error: "invalid_grant" }, ["invalid_grant"]],
])("outcomesOf finds %s", (_what, status, body, outcomes) => {
  expect(outcomesOf(status, body)).toEqual(outcomes);
});
