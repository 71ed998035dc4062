import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GraphQlError, type GraphQlProblem, HttpError } from "../api/errors.ts";
import { checkFields, problemsFromService } from "./fieldProblems.ts";
import { requiredLine } from "./rules.ts";

describe("checking fields", () => {
  it("names nested fields by their path", () => {
    const schema = v.object({ windows: v.array(v.object({ key: requiredLine })) });
    expect(checkFields(schema, { windows: [{ key: "M06" }, { key: "" }] })).toEqual({
      ok: false,
      problems: { "windows.1.key": { rule: "required" } },
    });
  });

  it("tells the first problem of a field", () => {
    const schema = v.object({ key: v.pipe(requiredLine, v.regex(/^TGS/, "typeSign")) });
    expect(checkFields(schema, { key: " " })).toEqual({ ok: false, problems: { key: { rule: "required" } } });
    expect(checkFields(schema, { key: "M06" })).toEqual({
      ok: false,
      problems: { key: { rule: "typeSign" } },
    });
  });
});

const refused = (...problems: GraphQlProblem[]) => new GraphQlError(problems);
const fields = ["email", "postCode"];

describe("problems from the service", () => {
  it.each<[string, unknown, object | undefined]>([
    [
      "are told by the form's own names",
      refused(
        { field: "customer.postCode", message: "Five digits." },
        { field: "customer.email", message: "No." },
      ),
      { postCode: { text: "Five digits." }, email: { text: "No." } },
    ],
    [
      "are the first of each field",
      refused({ field: "customer.email", message: "One" }, { field: "customer.email", message: "Two" }),
      { email: { text: "One" } },
    ],
    [
      "are not of the form where one is about something else",
      refused({ field: "customer.email", message: "No." }, { message: "Out of order." }),
      undefined,
    ],
    [
      "are not of the form where the field is unknown",
      refused({ field: "customer.age", message: "?" }),
      undefined,
    ],
    ["are not of the form without its prefix", refused({ field: "email", message: "No." }), undefined],
    ["are not of the form where there is none", refused(), undefined],
    ["are none of other errors", new HttpError(500, "Failure"), undefined],
    ["are none without an error", null, undefined],
  ])("%s", (_, error, expected) => {
    expect(problemsFromService(error, "customer.", fields)).toEqual(expected);
  });

  it("need no prefix", () => {
    expect(problemsFromService(refused({ field: "email", message: "No." }), "", fields)).toEqual({
      email: { text: "No." },
    });
  });
});
