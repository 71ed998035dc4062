import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isInputPath, readHttpError, readRetryAfter } from "./responseErrors.ts";

function respondJson(body: unknown): Response {
  return Response.json(body, { status: 422, statusText: "Unprocessable Content" });
}

describe("readHttpError: the message", () => {
  it("is the status text if the body is not JSON", { tags: ["R8.3"] }, async () => {
    const response = new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    expect(await readHttpError(response)).toMatchObject({ message: "Bad Gateway", status: 502 });
  });

  it.each([
    [
      "is the status text if the body is empty",
      new Response(null, { status: 404, statusText: "Not Found" }),
      "Not Found",
    ],
    [
      "is the message of the body if no field has one",
      respondJson({ message: "No.", errors: { email: [] } }),
      "No.",
    ],
    [
      "is the status text if the message of the body is blank",
      respondJson({ message: " " }),
      "Unprocessable Content",
    ],
    [
      "is the messages of all fields that have one, in their order",
      respondJson({ errors: { b: ["One.", "", { message: "" }], a: "Two.", c: ["Three."] } }),
      "One.\nTwo.\nThree.",
    ],
    [
      "is the status code if nothing has a text",
      Response.json({ message: " ", errors: { name: [""] } }, { status: 500, statusText: " " }),
      "HTTP 500",
    ],
  ])("%s", async (_, response, message) => {
    const error = await readHttpError(response);
    expect(error.message).toBe(message);
    expect(error.status).toBe(response.status);
  });
});

describe("readHttpError: the text for customers", () => {
  const input = { customer: { email: "a", postCode: "1" } };

  it("has the messages of the input's fields, one per line", { tags: ["R8.4"] }, async () => {
    const response = respondJson({ errors: { "customer.email": ["No e-mail."], PostCode: "Wrong." } });
    expect((await readHttpError(response, input)).serviceMessage).toBe("No e-mail.\nWrong.");
  });

  it.each([
    ["that of other fields", { errors: { Query: ["The Query field is required."] } }],
    ["the message of the body", { message: "Upstream timed out." }],
    ["that of errors without a field", { errors: [{ message: "Upstream timed out." }] }],
  ])("is not %s", async (_, body) => {
    expect((await readHttpError(respondJson(body), input)).serviceMessage).toBeUndefined();
  });
});

describe("isInputPath", () => {
  const input = {
    requestId: "r1",
    customer: { postCode: "1", company: null },
    windowProducts: [{ serialNumber: "1" }],
    files: [new File(["a"], "a.pdf")],
  };

  it.each([
    ["requestId", true],
    ["customer.postCode", true],
    ["customer.company", true],
    ["Customer.PostCode", true],
    ["PostCode", true],
    ["$.customer.postCode", true],
    ["windowProducts.0.serialNumber", true],
    ["WindowProducts[0].SerialNumber", true],
    ["files.0", true],
    ["files.1", false],
    ["customer.color", false],
    ["requestId.value", false],
    ["Query.projects", false],
    ["updateCustomer", false],
    ["take", false],
    ["", false],
  ])("%s is a path into the input: %s", (field, expected) => {
    expect(isInputPath(field, input)).toBe(expected);
  });
});

describe("readRetryAfter", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["a number of seconds", "120", 120_000],
    ["a number of seconds that nobody waits", "999999999", 300_000],
    ["zero", "0", 0],
    ["a date", "Mon, 01 Jun 2026 12:00:30 GMT", 30_000],
    ["a date in years", "Thu, 01 Jun 2028 12:00:00 GMT", 300_000],
    ["a date that has passed", "Mon, 01 Jun 2026 11:59:00 GMT", 0],
    ["an unreadable text", "soon", undefined],
    ["no header", undefined, undefined],
    ["an empty header", "", undefined],
  ])("reads %s", (_, header, milliseconds) => {
    const headers = header === undefined ? {} : { "retry-after": header };
    expect(readRetryAfter(new Response(null, { headers }))).toBe(milliseconds);
  });

  it("reads a date relative to the response's own date", () => {
    const headers = { date: "Tue, 02 Jun 2026 09:00:00 GMT", "retry-after": "Tue, 02 Jun 2026 09:00:30 GMT" };
    expect(readRetryAfter(new Response(null, { headers }))).toBe(30_000);
  });
});
