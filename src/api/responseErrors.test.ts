import { describe, expect, it } from "vitest";
import { createHttpError } from "./responseErrors.ts";

function respondJson(body: unknown): Response {
  return Response.json(body, { status: 422, statusText: "Unprocessable Content" });
}

describe("createHttpError: the message", () => {
  it("is the status text if the body is not JSON", { tags: ["R8.3"] }, async () => {
    const response = new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    expect(await createHttpError(response)).toMatchObject({ message: "Bad Gateway", status: 502 });
  });

  it.each([
    [
      "is the status text if the body is empty",
      new Response(null, { status: 404, statusText: "Not Found" }),
      "Not Found",
    ],
    ["is the status code if there is no status text", new Response(null, { status: 404 }), "HTTP 404"],
    ["is the message of the body", respondJson({ message: "Too late." }), "Too late."],
    [
      "is the message of the body if no field has one",
      respondJson({ message: "Invalid", errors: { email: [] } }),
      "Invalid",
    ],
    [
      "is the status text if the message of the body is blank",
      respondJson({ message: " " }),
      "Unprocessable Content",
    ],
    ["is the status text if the JSON is not an object", respondJson("Invalid"), "Unprocessable Content"],
  ])("%s", async (_, response, message) => {
    const error = await createHttpError(response);
    expect(error.message).toBe(message);
    expect(error.status).toBe(response.status);
  });
});

describe("createHttpError: the text for customers", () => {
  const input = { customer: { email: "a", postCode: "1" } };

  it("is the messages of the input's fields, one per line", { tags: ["R8.4"] }, async () => {
    const response = respondJson({ errors: { "customer.email": ["No e-mail."], PostCode: "Wrong." } });
    expect((await createHttpError(response, input)).serviceMessage).toBe("No e-mail.\nWrong.");
  });

  it.each([
    ["that of other fields", { errors: { Query: ["The Query field is required."] } }],
    ["the message of the body", { message: "Upstream timed out." }],
    ["that of errors without a field", { errors: [{ message: "Upstream timed out." }] }],
  ])("is not %s", async (_, body) => {
    expect((await createHttpError(respondJson(body), input)).serviceMessage).toBeUndefined();
  });
});
