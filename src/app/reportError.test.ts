import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApplicationError, HttpError, markSessionEnd, NetworkError, NotFoundError } from "../api/errors.ts";
import * as log from "../log.ts";
import { addToastHost, closeToast, currentToasts } from "../ui/toastStore.ts";
import { messages } from "./messages.ts";
import { reportError, reportUncaughtErrors } from "./reportError.ts";

const sessionEnd = new HttpError(401, "Unauthorized");
markSessionEnd(sessionEnd);

const logError = vi.spyOn(log, "logError").mockImplementation(() => {});
let removeHost: () => void;
let stopReporting: () => void;

beforeEach(() => {
  removeHost = addToastHost();
  stopReporting = reportUncaughtErrors();
});

afterEach(() => {
  stopReporting();
  removeHost();
  for (const { id } of currentToasts()) closeToast(id);
  logError.mockClear();
});

/** What the browser does with a rejection that nobody handles. */
function leaveUnhandled(reason: unknown): void {
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

function shown() {
  return currentToasts().map(({ text }) => text);
}

function logged(): unknown[][] {
  return logError.mock.calls;
}

describe.each([
  ["reportError", reportError],
  ["an unhandled rejection", leaveUnhandled],
])("%s", (_, report) => {
  it.each([
    ["[R8.12] a call that is refused although the session lasts", new HttpError(401, "No."), "No."],
    [
      "[R8.13] an application error with its own message",
      new ApplicationError("The offer has expired."),
      "The offer has expired.",
    ],
    ["[R8.13] a missing entity", new NotFoundError("The project"), "The project was not found."],
    ["[R8.12] an HTTP error", new HttpError(500, "Internal Server Error"), "Internal Server Error"],
    [
      "[R8.12] an unreachable service",
      new NetworkError("The service could not be reached."),
      messages.offlineText,
    ],
  ])("shows a long toast for %s", (_name, error, text) => {
    report(error);
    expect(currentToasts()).toEqual([{ id: expect.any(String), tone: "negative", duration: "long", text }]);
    expect(logged()).toEqual([]);
  });

  it.each([
    ["a lost session", sessionEnd],
    ["a cancelled call", new DOMException("Replaced by a later call.", "AbortError")],
  ])("says nothing of %s", (_name, error) => {
    report(error);
    expect([shown(), logged()]).toEqual([[], []]);
  });
});

it("[R8.14] logs other errors alone", () => {
  const mistake = new TypeError("undefined is not a function");
  reportError(mistake);
  expect(shown()).toEqual([]);
  expect(logged()).toEqual([["Unexpected error", mistake]]);
});

it.each([
  ["an error", new TypeError("undefined is not a function"), "undefined is not a function"],
  ["an error without a message", new RangeError(), "RangeError"],
  ["a text", "no reason", "no reason"],
])("[R8.12] shows a toast for an unhandled rejection with %s, and logs it", (_, reason, text) => {
  leaveUnhandled(reason);
  expect(shown()).toEqual([text]);
  expect(logged()).toEqual([["Unhandled rejection", reason]]);
});

it("[R8.15] logs that the toast host is missing", () => {
  removeHost();
  reportError(new ApplicationError("The offer has expired."));
  expect(logged()).toEqual([
    ["No toast host is mounted: the ToastHost must be placed in the root component."],
  ]);
  removeHost = addToastHost();
});

it("reports nothing once it was stopped", () => {
  stopReporting();
  leaveUnhandled(new HttpError(500, "Internal Server Error"));
  expect(shown()).toEqual([]);
});
