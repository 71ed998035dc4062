import { describe, expect, it } from "vitest";
import { classifyResponse } from "./classifyResponse.ts";

const createErrors = (...codes: string[]) => ({
  errors: codes.map((code) => ({ message: "No.", extensions: { code } })),
});

describe("classifyResponse", () => {
  it.each([
    ["an object", 200, { data: { tree: { height: 3, fruit: null, birds: [] } } }, ["success"]],
    ["a list", 200, { data: { trees: [{ height: 3 }] } }, ["success"]],
    ["true", 200, { data: { isFelled: true } }, ["success"]],
    ["no body", 204, undefined, ["success"]],
    ["a body without data", 200, { token: "abc" }, ["success"]],
    ["two results of which one is null", 200, { data: { tree: null, garden: {} } }, ["success"]],
    ["null", 200, { data: { tree: null } }, ["null"]],
    ["false", 200, { data: { isFelled: false } }, ["false"]],
    ["an empty list", 200, { data: { trees: [] } }, ["empty"]],
    ["an empty page", 200, { data: { trees: { items: [], totalCount: 0 } } }, ["empty"]],
    ["an empty list of a REST response", 200, { data: [] }, ["empty"]],
    ["an error code", 200, createErrors("NOT_FOUND"), ["NOT_FOUND"]],
    ["error codes beside null", 200, { ...createErrors("A_B", "C_D", "A_B"), data: null }, ["A_B", "C_D"]],
    ["an error without a code", 200, { errors: [{ message: "No." }] }, ["an error without a code"]],
    ["a status above 400", 401, { message: "No." }, ["401"]],
    ["an OAuth error", 400, { error: "invalid_grant" }, ["invalid_grant"]],
  ])("classifies %s", (_what, status, body, kinds) => {
    expect(classifyResponse(status, body)).toEqual(kinds);
  });
});
