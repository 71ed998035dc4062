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
import { describeError } from "./describeError.ts";

const expiredSession = new HttpError(401, "Unauthorized");
markSessionExpired(expiredSession);

const english404 = "We could not find this.";
const german404 = "Das konnten wir nicht finden.";
const englishUnexpected = "Something went wrong. Please try again.";
const germanUnexpected = "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.";
const englishUnreadable = "Our service sent a response that could not be read. Please try again in a moment.";
const germanUnreadable =
  "Die Antwort unseres Dienstes ließ sich nicht lesen. Bitte versuchen Sie es gleich noch einmal.";

const cases: [name: string, error: unknown, en: string | undefined, de: string | undefined][] = [
  [
    "NetworkError",
    new NetworkError("The service could not be reached."),
    "We could not reach our service. Check your internet connection and try again.",
    "Wir konnten unseren Dienst nicht erreichen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
  ],
  [
    "HttpError without a text of the service",
    new HttpError(502, "Bad Gateway"),
    "Our service reported a problem (502 Bad Gateway). Please try again in a moment.",
    "Unser Dienst hat ein Problem gemeldet (502 Bad Gateway). Bitte versuchen Sie es gleich noch einmal.",
  ],
  [
    "HttpError without a status text",
    new HttpError(502, ""),
    "Our service reported a problem (502). Please try again in a moment.",
    "Unser Dienst hat ein Problem gemeldet (502). Bitte versuchen Sie es gleich noch einmal.",
  ],
  [
    "HttpError with a text of the service",
    new HttpError(422, "Unprocessable Content", "Too late."),
    "Too late.",
    "Too late.",
  ],
  ["HttpError 401 during a valid session", new HttpError(401, "", "Denied."), "Denied.", "Denied."],
  [
    "GraphQlError with texts of the service",
    new GraphQlError([{ message: "First." }, { message: "Second." }]),
    "First.\nSecond.",
    "First.\nSecond.",
  ],
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
    expect(describeError(intl, row[1])).toBe(row[column]);
  });
});
