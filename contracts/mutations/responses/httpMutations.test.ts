import { describe, expect, it } from "vitest";
import type { ProviderResponse, ResponseMutation } from "../mutation.ts";
import {
  emptyBody,
  redirect,
  removeHeader,
  respondNoContent,
  setHeader,
  setStatus,
  truncateBody,
} from "./httpMutations.ts";

const response: ProviderResponse = {
  status: 200,
  headers: { "content-type": "application/json", vary: "*" },
  body: "[1,2]",
};

describe("HTTP mutations", () => {
  it.each<[string, ResponseMutation, Partial<ProviderResponse>]>([
    ["setStatus changes the status", setStatus(500), { status: 500 }],
    [
      "setHeader replaces a header",
      setHeader("content-type", "text/html"),
      { headers: { "content-type": "text/html", vary: "*" } },
    ],
    ["removeHeader removes a header", removeHeader("content-type"), { headers: { vary: "*" } }],
    ["emptyBody empties the body", emptyBody, { body: "" }],
    ["truncateBody keeps half of the body", truncateBody, { body: "[1" }],
    [
      "respondNoContent responds 204 without a body",
      respondNoContent,
      { status: 204, headers: { vary: "*" }, body: "" },
    ],
    [
      "redirect responds 302 with a location",
      redirect,
      { status: 302, headers: { vary: "*", location: "/elsewhere" }, body: "" },
    ],
  ])("%s", (_, mutation, change) => {
    expect(mutation(response)).toEqual({ ...response, ...change });
  });

  it("removeHeader throws if there is no such header", () => {
    expect(() => removeHeader("etag")(response)).toThrow('no header "etag"');
  });
});
