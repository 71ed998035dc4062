import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { faultRequestSchema } from "../../world/faults/fault.ts";
import { createFaultRequest } from "./createFaultRequest.ts";

/** Form data contains empty fields as empty strings. */
function createFormData(fields: Record<string, string>): FormData {
  const data = new FormData();
  const emptyFields = { operation: "", path: "", service: "", calls: "" };
  for (const [name, value] of Object.entries({ ...emptyFields, ...fields })) data.set(name, value);
  return data;
}

/** The request as the control API receives it. */
const createSentRequest = (fields: Record<string, string>): unknown =>
  JSON.parse(JSON.stringify(createFaultRequest(createFormData(fields))));

const errorFields = { message: "No.", code: "", field: "email" };

describe("createFaultRequest", () => {
  it.each([
    {
      fields: { kind: "latency", milliseconds: "2000", maxMilliseconds: "" },
      effect: { milliseconds: 2000 },
    },
    {
      fields: { kind: "latency", milliseconds: "100", maxMilliseconds: "300" },
      effect: { milliseconds: [100, 300] },
    },
    { fields: { kind: "status", status: "503", body: "" }, effect: { status: 503 } },
    {
      fields: { kind: "status", status: "409", body: '{"message": "Taken."}' },
      effect: { status: 409, body: { message: "Taken." } },
    },
    {
      fields: { kind: "graphqlErrors", ...errorFields },
      effect: { errors: [{ message: "No.", field: "email" }] },
    },
    {
      fields: { kind: "partialData", "effect.path": "projects.items.0", ...errorFields, code: "LATE" },
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
  ])("creates a valid $fields.kind request", ({ fields, effect }) => {
    const request = createSentRequest({ ...fields, path: " /api/* " });
    expect(request).toEqual({ path: "/api/*", effect: { kind: fields.kind, ...effect } });
    expect(v.safeParse(faultRequestSchema, request).issues).toBeUndefined();
  });

  it("contains the target and the number of requests", () => {
    const fields = { operation: "Projects", service: "main-api", calls: "2", kind: "nullData" };
    const request = createSentRequest(fields);
    expect(request).toEqual({
      operation: "Projects",
      service: "main-api",
      calls: 2,
      effect: { kind: "nullData" },
    });
    expect(v.safeParse(faultRequestSchema, request).issues).toBeUndefined();
  });

  it("contains invalid numbers, which the control API rejects", () => {
    const request = createSentRequest({ service: "rest", calls: "two", kind: "status", status: "" });
    const messages = v.safeParse(faultRequestSchema, request).issues?.map(({ message }) => message);
    expect(messages).toEqual(["status must be a number.", "calls must be a number."]);
  });

  it("throws an error that names a field with invalid JSON", () => {
    expect(() => createSentRequest({ service: "rest", kind: "status", status: "503", body: "{" })).toThrow(
      /^body: must be JSON such as /,
    );
  });
});
