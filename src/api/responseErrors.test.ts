import { describe, expect, it } from "vitest";
import { readHttpError } from "./responseErrors.ts";

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
