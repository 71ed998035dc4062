// @vitest-environment node
import { describe, expect, it } from "vitest";
import { httpErrorOf } from "./httpError.ts";

function json(body: unknown): Response {
  return Response.json(body, { status: 422, statusText: "Unprocessable Content" });
}

describe("the message of an HTTP error", () => {
  it.each([
    [
      "[R8.3] is the status text without a JSON body",
      new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }),
      "Bad Gateway",
    ],
    [
      "[R8.3] is the status text of an empty body",
      new Response(null, { status: 404, statusText: "Not Found" }),
      "Not Found",
    ],
    ["is the number where there is no status text either", new Response(null, { status: 404 }), "HTTP 404"],
    ["is the body's own message", json({ message: "Too late." }), "Too late."],
    [
      "[R8.4] is the messages of all fields, one per line",
      json({ message: "Invalid", errors: { email: ["No e-mail.", "Too long."], name: ["Missing."] } }),
      "No e-mail.\nToo long.\nMissing.",
    ],
    [
      "takes a field's single message",
      json({ message: "Invalid", errors: { email: "No e-mail." } }),
      "No e-mail.",
    ],
    ["takes a list of errors", json({ errors: [{ message: "First." }, "Second."] }), "First.\nSecond."],
    [
      "is the body's own message where no field has one",
      json({ message: "Invalid", errors: { email: [] } }),
      "Invalid",
    ],
    ["is the status text where the JSON says nothing", json({ message: " " }), "Unprocessable Content"],
    ["is the status text where the JSON is no object", json("Invalid"), "Unprocessable Content"],
  ])("%s", async (_, response, message) => {
    const error = await httpErrorOf(response);
    expect(error.message).toBe(message);
    expect(error.status).toBe(response.status);
  });
});
