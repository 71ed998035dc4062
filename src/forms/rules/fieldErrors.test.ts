import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ErrorEntry } from "#api/classifyErrors.ts";
import { createGraphQlError, createHttpError } from "#api/errors.ts";
import { getFieldErrors, validateFields } from "./fieldErrors.ts";
import { requiredLine } from "./rules.ts";

describe("validateFields", () => {
  it("names nested fields by their path", () => {
    const schema = v.object({ windows: v.array(v.object({ key: requiredLine })) });
    expect(validateFields(schema, { windows: [{ key: "M06" }, { key: "" }] })).toEqual({
      ok: false,
      errors: { "windows.1.key": { rule: "required" } },
    });
  });

  it("returns the first error of a field", () => {
    const schema = v.object({ key: v.pipe(requiredLine, v.regex(/^TGS/, "serialNumber")) });
    expect(validateFields(schema, { key: " " })).toEqual({
      ok: false,
      errors: { key: { rule: "required" } },
    });
    expect(validateFields(schema, { key: "M06" })).toEqual({
      ok: false,
      errors: { key: { rule: "serialNumber" } },
    });
  });
});

const graphQlError = (...entries: ErrorEntry[]) => createGraphQlError(entries);
const fields = ["email", "postCode"];

describe("getFieldErrors", () => {
  it.each<[string, unknown, object | undefined]>([
    [
      "returns errors by the names of the form's fields",
      graphQlError(
        { field: "customer.postCode", message: "Five digits." },
        { field: "customer.email", message: "No." },
      ),
      { postCode: { text: "Five digits." }, email: { text: "No." } },
    ],
    [
      "returns the first error of each field",
      graphQlError({ field: "customer.email", message: "One" }, { field: "customer.email", message: "Two" }),
      { email: { text: "One" } },
    ],
    [
      "returns undefined if one error is about something else",
      graphQlError({ field: "customer.email", message: "No." }, { message: "Out of order." }),
      undefined,
    ],
    [
      "returns undefined if the form does not have the field",
      graphQlError({ field: "customer.age", message: "?" }),
      undefined,
    ],
    [
      "returns undefined if the prefix is missing",
      graphQlError({ field: "email", message: "No." }),
      undefined,
    ],
    ["returns undefined for an error without entries", graphQlError(), undefined],
    ["returns undefined for other errors", createHttpError(500, "Failure"), undefined],
    ["returns undefined without an error", null, undefined],
  ])("%s", (_, error, expected) => {
    expect(getFieldErrors(error, "customer.", fields)).toEqual(expected);
  });

  it("accepts an empty prefix", () => {
    expect(getFieldErrors(graphQlError({ field: "email", message: "No." }), "", fields)).toEqual({
      email: { text: "No." },
    });
  });
});
