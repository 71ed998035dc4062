import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import {
  GraphQlError,
  HttpError,
  markSessionExpired,
  NetworkError,
  NotFoundError,
  PortalError,
  UnreadableResponseError,
} from "../api/errors.ts";
import german from "../i18n/locales/de.json" with { type: "json" };
import english from "../i18n/locales/en.json" with { type: "json" };
import { getText } from "../i18n/text.tsx";
import { describeError } from "./describeError.ts";

const expiredSession = new HttpError(401, "Unauthorized");
markSessionExpired(expiredSession);

const english404 = "We could not find this.";
const german404 = "Das konnten wir nicht finden.";
const englishUnexpected = "Something went wrong. Please try again.";
const germanUnexpected = "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.";
const englishService = "Our service reported a problem. Please try again in a moment.";
const germanService = "Unser Dienst hat ein Problem gemeldet. Bitte versuchen Sie es gleich noch einmal.";
const englishUnreadable = "Our service sent a response that could not be read. Please try again in a moment.";
const germanUnreadable =
  "Die Antwort unseres Dienstes ließ sich nicht lesen. Bitte versuchen Sie es gleich noch einmal.";

type Case = [name: string, error: unknown, en: string | undefined, de: string | undefined];

const cases: Case[] = [
  [
    "NetworkError",
    new NetworkError("The service could not be reached."),
    "We could not reach our service. Check your internet connection and try again.",
    "Wir konnten unseren Dienst nicht erreichen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
  ],
  [
    "HttpError without a text about a field",
    new HttpError(502, "Bad Gateway", { message: "Upstream timed out." }),
    englishService,
    germanService,
  ],
  [
    "HttpError with texts about fields",
    new HttpError(422, "Unprocessable Content", { serviceMessage: "Too short.\nToo late." }),
    "Too short.\nToo late.",
    "Too short.\nToo late.",
  ],
  ["HttpError 401 during a valid session", new HttpError(401, ""), englishService, germanService],
  [
    "GraphQlError with known codes and fields",
    new GraphQlError([
      { message: "First.", code: "NOT_FOUND" },
      { message: "Second.", field: "customer.city" },
      { message: "Null pointer", code: "INTERNAL_SERVER_ERROR" },
    ]),
    "First.\nSecond.",
    "First.\nSecond.",
  ],
  ...[
    { message: "503 Service Unavailable" },
    { message: "Failed to connect to db-3", code: "INTERNAL_SERVER_ERROR" },
    { message: 'Unknown argument "customReason" on field "Mutation.cancelRequest".' },
    { message: "The argument `customReason` does not exist.", field: "cancelRequest" },
  ].map(
    (entry): Case => [
      `GraphQlError for developers: ${entry.message}`,
      new GraphQlError([entry]),
      englishUnexpected,
      germanUnexpected,
    ],
  ),
  [
    "GraphQlError without a text",
    new GraphQlError([{ message: " ", code: "INVALID" }]),
    englishUnexpected,
    germanUnexpected,
  ],
  ["NotFoundError", new NotFoundError("The project"), english404, german404],
  ["NOT_FOUND", new PortalError("technical", "NOT_FOUND"), english404, german404],
  ["UnreadableResponseError", new UnreadableResponseError(), englishUnreadable, germanUnreadable],
  [
    "UNREADABLE_RESPONSE",
    new PortalError("technical", "UNREADABLE_RESPONSE"),
    englishUnreadable,
    germanUnreadable,
  ],
  [
    "UNKNOWN_COUNTRY",
    new PortalError("technical", "UNKNOWN_COUNTRY"),
    "This portal is not available for your country.",
    "Dieses Portal gibt es für Ihr Land nicht.",
  ],
  [
    "SIGN_IN_INCOMPLETE",
    new PortalError("technical", "SIGN_IN_INCOMPLETE"),
    "The sign-in page sent you back without signing you in. Please sign in again.",
    "Die Anmeldeseite hat Sie zurückgeschickt, ohne Sie anzumelden. Bitte melden Sie sich noch einmal an.",
  ],
  [
    "SIGN_IN_USED",
    new PortalError("technical", "SIGN_IN_USED"),
    "This sign-in was completed or abandoned already. Please sign in again.",
    "Diese Anmeldung wurde schon abgeschlossen oder abgebrochen. Bitte melden Sie sich noch einmal an.",
  ],
  [
    "SIGN_IN_FOREIGN",
    new PortalError("technical", "SIGN_IN_FOREIGN"),
    "This sign-in was not started in this browser. Please sign in again.",
    "Diese Anmeldung wurde nicht in diesem Browser begonnen. Bitte melden Sie sich noch einmal an.",
  ],
  [
    "SIGN_IN_REFUSED",
    new PortalError("technical", "SIGN_IN_REFUSED"),
    "The sign-in service could not sign you in. Please try again in a moment.",
    "Der Anmeldedienst konnte Sie nicht anmelden. Bitte versuchen Sie es gleich noch einmal.",
  ],
  ["TypeError", new TypeError("undefined is not a function"), englishUnexpected, germanUnexpected],
  ["a string", "technical", englishUnexpected, germanUnexpected],
  ["an aborted request", new DOMException("Aborted", "AbortError"), undefined, undefined],
  ["an expired session", expiredSession, undefined, undefined],
  ["no error", null, undefined, undefined],
];

describe.each([
  ["en", english, 2],
  ["de", german, 3],
] as const)("describeError in the locale %s", (locale, messages, column) => {
  const intl = createIntl({ locale, messages });

  it.each(cases)("describes %s", { tags: ["R8.1", "R8.3", "R8.4"] }, (...row) => {
    expect(describeError(getText(intl), row[1])).toBe(row[column]);
  });
});
