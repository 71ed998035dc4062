import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { createGraphQlError, createHttpError, RequestError } from "../api/errors.ts";
import english from "../i18n/locales/en.json" with { type: "json" };
import { getText } from "../i18n/text.tsx";
import { describeError } from "./describeError.ts";

const t = getText(createIntl({ locale: "en", messages: english }));

const expiredSession = new RequestError("sessionExpired", "The session has expired.");

const unknownResult = new RequestError("unknownResult", "Failed to fetch");

const service = english["error.service"];
const unexpected = english["error.unexpected"];
const refused = english["error.refused"];

it.each<[string, unknown, string | undefined]>([
  [
    "a service that cannot be reached",
    new RequestError("network", "Failed to fetch"),
    english["error.network"],
  ],
  ["a failure without a text about a field", createHttpError(502, "Upstream timed out."), service],
  [
    "a failure with texts about fields",
    createHttpError(422, "Unprocessable Content", {
      errors: [
        { message: "Too short.", field: "name" },
        { message: "Too late.", field: "date" },
      ],
    }),
    "Too short.\nToo late.",
  ],
  ["HTTP 401 during a valid session", createHttpError(401, ""), english["error.refused"]],
  ["HTTP 403 of a gateway", createHttpError(403, "Forbidden"), english["error.refused"]],
  ["a service that is busy", createHttpError(429, "Too Many Requests"), service],
  [
    "GraphQL errors with known codes and fields, and no other",
    createGraphQlError([
      { message: "First.", code: "NOT_FOUND" },
      { message: "Second.", field: "customer.city" },
      { message: "Null pointer", code: "INTERNAL_SERVER_ERROR" },
    ]),
    "First.\nSecond.",
  ],
  ...[
    { message: "503 Service Unavailable" },
    { message: "Failed to connect to db-3", code: "INTERNAL_SERVER_ERROR" },
  ].map((entry): [string, unknown, string] => [
    `a GraphQL error for developers: ${entry.message}`,
    createGraphQlError([entry]),
    service,
  ]),
  [
    "a caller who may not",
    createGraphQlError([{ message: "The current user is not authorized.", code: "AUTH_NOT_AUTHORIZED" }]),
    english["error.refused"],
  ],
  ["a mutation whose result is not known", unknownResult, english["error.unknownResult"]],
  [
    "a GraphQL error without a text",
    createGraphQlError([{ message: " ", code: "VALIDATION_FAILED" }]),
    unexpected,
  ],
  ["a refusal with an unknown code", createGraphQlError([{ message: "No", code: "CONFLICT" }]), refused],
  [
    "an argument that the service does not know",
    createGraphQlError([{ message: 'Unknown argument "customReason".' }], { isExecuted: false }),
    refused,
  ],
  [
    "a service that asks to wait for two minutes",
    createHttpError(503, "", { retryAfterMs: 90_000 }),
    "Our service is busy. You can try again in 2 minutes.",
  ],
  [
    "a proxy that wants a sign-in",
    new RequestError("reloadNeeded", "A page"),
    "Our service has to check your access first. Please reload the page.",
  ],
  [
    "something that is missing",
    new RequestError("notFound", "The project was not found."),
    english["error.notFound"],
  ],
  ["a response that cannot be read", new RequestError("unreadable", "Cut off."), english["error.unreadable"]],
  [
    "an error of the portal",
    new RequestError("signInUsed", "technical"),
    "This sign-in was completed or abandoned already. Please sign in again.",
  ],
  ["a programming error", new TypeError("undefined is not a function"), unexpected],
  ["a string", "technical", unexpected],
  ["an aborted request", new DOMException("Aborted", "AbortError"), undefined],
  ["an expired session", expiredSession, undefined],
  ["no error", null, undefined],
])("describeError describes %s", (_, error, text) => {
  expect(describeError(t, error)).toBe(text);
});
