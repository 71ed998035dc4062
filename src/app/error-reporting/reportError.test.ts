import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createHttpError, RequestError } from "#api/errors.ts";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import * as log from "#log.ts";
import { closeToast, getToasts, subscribeToToasts } from "#ui/notices/toastStore.ts";
import { createQueryClient } from "../queryClient.ts";
import { reportError, reportRequestErrors, reportUnhandledRejections } from "./reportError.ts";

const expiredSession = new RequestError("sessionExpired", "The session has expired.");

const logError = vi.spyOn(log, "logError").mockImplementation(() => {});
let removeHost: () => void;
let stopReporting: () => void;

beforeEach(async () => {
  await changeLocale("en");
  removeHost = subscribeToToasts(() => {});
  stopReporting = reportUnhandledRejections();
});

afterEach(() => {
  stopReporting();
  removeHost();
  for (const { id } of getToasts()) closeToast(id);
  logError.mockClear();
});

/** Dispatches the event that the browser dispatches for a rejection without a handler. */
function rejectUnhandled(reason: unknown): void {
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

function getToastTexts() {
  return getToasts().map(({ text }) => text);
}

describe.each([
  ["reportError", reportError],
  ["reportUnhandledRejections", rejectUnhandled],
])("%s", (_, report) => {
  it.each([
    [
      "of a service",
      createHttpError(422, "", { errors: [{ message: "Too late.", field: "date" }] }),
      "Too late.",
    ],
    ["of the portal", new RequestError("notFound", "The project was not found."), "We could not find this."],
  ])("shows an error %s in a long toast", (_name, error, text) => {
    report(error);
    expect(getToasts()).toEqual([{ id: expect.any(String), tone: "negative", duration: "long", text }]);
    expect(logError).not.toHaveBeenCalled();
  });

  it("shows the toast in the active locale", async () => {
    await changeLocale("de-DE");
    report(new RequestError("notFound", "The project was not found."));
    expect(getToastTexts()).toEqual(["Das konnten wir nicht finden."]);
  });

  it.each([
    ["an expired session", expiredSession],
    ["an aborted request", new DOMException("Aborted", "AbortError")],
  ])("neither shows nor logs %s", (_name, error) => {
    report(error);
    expect(getToastTexts()).toEqual([]);
    expect(logError).not.toHaveBeenCalled();
  });
});

it("reportError shows the message of an application error", { tags: ["R8.13"] }, () => {
  reportError(new RequestError("signInUsed", "technical"));
  expect(getToastTexts()).toEqual(["This sign-in was completed or abandoned already. Please sign in again."]);
});

it("reportError only logs other errors", { tags: ["R8.14"] }, () => {
  const typeError = new TypeError("undefined is not a function");
  reportError(typeError);
  expect(getToastTexts()).toEqual([]);
  expect(logError.mock.calls).toEqual([["Unexpected error", typeError]]);
});

it.each([
  ["a TypeError", new TypeError("undefined is not a function")],
  ["an error without a message", new RangeError()],
  ["a string", "no reason"],
  ["no reason", undefined],
])("reportUnhandledRejections shows the generic text for %s and logs the reason", (_, reason) => {
  rejectUnhandled(reason);
  expect(getToastTexts()).toEqual(["Something went wrong. Please try again."]);
  expect(logError.mock.calls).toEqual([["Unhandled rejection", reason]]);
});

it("reportUnhandledRejections reports nothing after it was stopped", () => {
  stopReporting();
  rejectUnhandled(createHttpError(500, "Internal Server Error"));
  expect(getToastTexts()).toEqual([]);
});

describe("reportRequestErrors", () => {
  const failure = createHttpError(422, "", { errors: [{ message: "Too late.", field: "date" }] });

  function createReportingClient() {
    const queryClient = createQueryClient();
    onTestFinished(reportRequestErrors(queryClient));
    onTestFinished(() => queryClient.clear());
    return queryClient;
  }

  it.each([
    ["reports the error of a mutation that nothing else shows", { toast: true }, ["Too late."]],
    ["does not report an error that the screen shows", {}, []],
  ])("%s", async (_, meta, texts) => {
    const options = { mutationFn: () => Promise.reject(failure), meta };
    await expect(new MutationObserver(createReportingClient(), options).mutate()).rejects.toBe(failure);
    expect(getToastTexts()).toEqual(texts);
  });

  it("reports the error of a query only if it has data to show", async () => {
    const queryClient = createReportingClient();
    const query = { queryKey: ["projects"], queryFn: () => Promise.reject(failure), staleTime: 0 };
    await queryClient.prefetchQuery(query);
    expect(getToastTexts()).toEqual([]);
    queryClient.setQueryData(query.queryKey, "projects");
    await queryClient.prefetchQuery(query);
    expect(getToastTexts()).toEqual(["Too late."]);
  });
});
