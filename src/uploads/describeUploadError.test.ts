import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { createGraphQlError, createHttpError, RequestError } from "../api/errors.ts";
import english from "../i18n/locales/en.json" with { type: "json" };
import { describeUploadError } from "./describeUploadError.ts";

const intl = createIntl({ locale: "en", messages: english });

describe("describeUploadError", () => {
  it.each([
    [
      "a network error",
      new RequestError("network", "The service could not be reached."),
      /^The connection was lost while/,
    ],
    [
      "HTTP 413 without a limit of the portal's",
      createHttpError(413, "Payload Too Large"),
      /^This file is too big for our service\. Choose a smaller one\.$/,
    ],
    ["an HTTP error without a text", createHttpError(503, "Maintenance"), /^Our service reported a problem/],
    [
      "a GraphQL error with the text of the service",
      createGraphQlError([{ message: "“plan.pdf” contains a virus.", field: "files.0" }]),
      /^“plan.pdf” contains a virus\.$/,
    ],
    ["a programming error", new TypeError("undefined is not a function"), /^Something went wrong/],
    ["a rejection without an error", "no error at all", /^Something went wrong/],
  ])("describes %s", (_, cause, text) => {
    expect(describeUploadError(intl, { error: { cause }, progress: 0 })).toMatch(text);
  });

  it.each([
    [0, "The connection was lost while the file was sent. Please try again."],
    [0.99, "The connection was lost while the file was sent. Please try again."],
    [1, "It may have arrived"],
  ])("says whether the file may have arrived if the connection broke at %f", (progress, text) => {
    const error = { cause: new RequestError("network", "The service could not be reached.") };
    expect(describeUploadError(intl, { error, progress })).toContain(text);
  });
});
