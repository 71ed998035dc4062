import { expect, it } from "vitest";
import { formatCurl } from "./copyText.ts";

it("formatCurl quotes URL, headers and body, and leaves out token and cookies", () => {
  const headers: [string, string][] = [
    ["host", "localhost:4000"],
    ["authorization", "•••"],
    ["cookie", "•••"],
    ["content-type", "application/json"],
  ];
  const request = { headers, body: `{"query":"{ it's }"}` };
  expect(
    formatCurl("de", "POST", { url: "http://localhost:4000/graphql?a=b&c", request, response: null }),
  ).toBe(
    String.raw`curl 'http://localhost:4000/graphql?a=b&c' --request POST --cookie mock-world=de --header 'content-type: application/json' --data-raw '{"query":"{ it'\''s }"}'`,
  );
});
