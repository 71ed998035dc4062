import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { faultRequest as accepted } from "../../faults/fault.ts";
import { faultRequest } from "./faultRequest.ts";

/** What the form sends: fields left empty come as empty texts. */
function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  const empty = { operation: "", path: "", service: "", calls: "" };
  for (const [name, value] of Object.entries({ ...empty, ...fields })) data.set(name, value);
  return data;
}

/** As it arrives at the control API. */
const sent = (fields: Record<string, string>): unknown =>
  JSON.parse(JSON.stringify(faultRequest(form(fields))));

const problem = { message: "No.", code: "", field: "email" };

describe("faultRequest", () => {
  it.each([
    {
      fields: { kind: "latency", milliseconds: "2000", mostMilliseconds: "" },
      effect: { milliseconds: 2000 },
    },
    {
      fields: { kind: "latency", milliseconds: "100", mostMilliseconds: "300" },
      effect: { milliseconds: [100, 300] },
    },
    { fields: { kind: "status", status: "503", body: "" }, effect: { status: 503 } },
    {
      fields: { kind: "status", status: "409", body: '{"message": "Taken."}' },
      effect: { status: 409, body: { message: "Taken." } },
    },
    {
      fields: { kind: "graphqlErrors", ...problem },
      effect: { errors: [{ message: "No.", field: "email" }] },
    },
    {
      fields: { kind: "partialData", "effect.path": "projects.items.0", ...problem, code: "LATE" },
      effect: { path: "projects.items.0", error: { message: "No.", field: "email", code: "LATE" } },
    },
    { fields: { kind: "nullData" }, effect: {} },
    { fields: { kind: "unauthorized" }, effect: {} },
    { fields: { kind: "reset" }, effect: {} },
    { fields: { kind: "truncated" }, effect: {} },
    { fields: { kind: "malformed" }, effect: {} },
    { fields: { kind: "slowUpload", bytesPerSecond: "500" }, effect: { bytesPerSecond: 500 } },
    { fields: { kind: "cutUpload", afterBytes: "500" }, effect: { afterBytes: 500 } },
    { fields: { kind: "provider", "effect.code": "AADB2C90080" }, effect: { code: "AADB2C90080" } },
  ])("asks for $fields.kind as the control API takes it", ({ fields, effect }) => {
    const request = sent({ ...fields, path: " /api/* " });
    expect(request).toEqual({ path: "/api/*", effect: { kind: fields.kind, ...effect } });
    expect(v.safeParse(accepted, request).issues).toBeUndefined();
  });

  it("says which calls and how many", () => {
    const fields = { operation: "Projects", service: "main-api", calls: "2", kind: "nullData" };
    const request = sent(fields);
    expect(request).toEqual({
      operation: "Projects",
      service: "main-api",
      calls: 2,
      effect: { kind: "nullData" },
    });
    expect(v.safeParse(accepted, request).issues).toBeUndefined();
  });

  it("leaves what is no number to the control API, which refuses it by name", () => {
    const request = sent({ service: "rest", calls: "two", kind: "status", status: "" });
    const messages = v.safeParse(accepted, request).issues?.map(({ message }) => message);
    expect(messages).toEqual(["status must be a number.", "calls must be a number."]);
  });

  it("refuses a body that is no JSON by the name of its field", () => {
    expect(() => sent({ service: "rest", kind: "status", status: "503", body: "{" })).toThrow(
      /^body: must be JSON such as /,
    );
  });
});
