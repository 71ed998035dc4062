import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { GraphQlError, HttpError, NetworkError } from "../api/errors.ts";
import english from "../i18n/locales/en.json" with { type: "json" };
import { describeUploadError } from "./describeUploadError.ts";

const intl = createIntl({ locale: "en", messages: english });

describe("describeUploadError", () => {
  it.each([
    [
      "a network error",
      new NetworkError("The service could not be reached."),
      /^The connection was lost before/,
    ],
    [
      "HTTP 413 without a limit of the portal's",
      new HttpError(413, "Payload Too Large"),
      /^This file is too big for our service\. Choose a smaller one\.$/,
    ],
    ["an HTTP error without a text", new HttpError(503, "Maintenance"), /^Our service reported a problem/],
    [
      "a GraphQL error with the text of the service",
      new GraphQlError([{ message: "“plan.pdf” contains a virus.", field: "files.0" }]),
      /^“plan.pdf” contains a virus\.$/,
    ],
    ["a programming error", new TypeError("undefined is not a function"), /^Something went wrong/],
    ["a rejection without an error", "no error at all", /^Something went wrong/],
  ])("describes %s", (_, cause, text) => {
    expect(describeUploadError(intl, { error: { cause }, progress: 0 })).toMatch(text);
  });

  it.each([
    [0, "before anything was sent"],
    [0.2, "before half of the file was sent"],
    [0.5, "when about half of the file was sent"],
    [0.8, "when most of the file was sent"],
    [1, "when the whole file was sent"],
  ])("says how much was sent when the connection was lost at %f", (progress, text) => {
    const error = { cause: new NetworkError("The service could not be reached.") };
    expect(describeUploadError(intl, { error, progress })).toContain(text);
  });
});
