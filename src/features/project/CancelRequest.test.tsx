import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderScreen } from "../../testing/renderScreen.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { sampleRequest } from "../../testing/sampleData.ts";
import { violations } from "../../testing/violations.ts";
import { CancelRequest } from "./CancelRequest.tsx";
import { notCancellableCode } from "./cancelRequest.ts";
import { type RequestDetails, requestQuery } from "./requestQuery.ts";

const reasons = [
  { id: "reason-price", label: "Too expensive", allowsFreeText: false },
  { id: "reason-other", label: "Something else", allowsFreeText: true },
];
const cancelled = sampleRequest({ currentStatus: "CANCELLED" });

/** The part as a page shows it: with what the cache holds. */
function CachedPart({ onCancelled }: { onCancelled: (request: RequestDetails) => void }) {
  const { data } = useQuery(requestQuery("request-1"));
  return data ? <CancelRequest request={data} onCancelled={onCancelled} /> : null;
}

async function setUp(answers: Answers = {}) {
  const onCancelled = vi.fn();
  const rest = await renderScreen(<CachedPart onCancelled={onCancelled} />, {
    answers: {
      ShowRequest: () => ({ showRequest: sampleRequest() }),
      RequestReasons: () => ({ requestReasons: reasons }),
      CancelRequest: () => ({ cancelRequest: cancelled }),
      ...answers,
    },
  });
  const press = (name: string) => rest.user.click(screen.getByRole("button", { name }));
  return { ...rest, onCancelled, press };
}

async function openDialog(answers?: Answers) {
  const rest = await setUp(answers);
  await rest.user.click(await screen.findByRole("button", { name: "Cancel request" }));
  return rest;
}

/** Goes as far as the last question. */
async function openLastQuestion(answers?: Answers) {
  const rest = await openDialog(answers);
  await rest.user.click(await screen.findByRole("radio", { name: "Too expensive" }));
  await rest.press("Continue");
  await rest.press("Continue");
  return rest;
}

const goodBye = "Cancel this request for good";
const focused = () => document.activeElement;
const heading = () => within(screen.getByRole("dialog")).getByRole("heading");

describe("cancelling a request", () => {
  it("leads from the reason by a review and a last question to the cancelled request", async () => {
    const { user, press, callsOf, onCancelled, queryClient } = await openDialog();
    expect(screen.getByRole("dialog", { name: "Why do you want to cancel?" })).toBeTruthy();
    expect(focused()).toBe(heading());
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox", { name: /In your own words/ }), " We move to Kiel. ");

    await press("Continue");
    expect(screen.getByRole("dialog", { name: "This request would be cancelled" })).toBeTruthy();
    expect(focused()).toBe(heading());
    const facts = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ["Requested", "2 × Roof window"],
      ["Installer", "Roof & Light"],
      ["Sent on", "March 14, 2026"],
      ["Your reason", "Something else"],
      ["In your own words", "We move to Kiel."],
    ]);

    await press("Continue");
    expect(screen.getByRole("dialog", { name: "Cancel for good?" })).toBeTruthy();
    expect(focused()).toBe(heading());
    expect(callsOf("CancelRequest")).toEqual([]);

    await press(goodBye);
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
    expect(focused()).toBe(heading());
    expect(callsOf("CancelRequest").map(({ variables }) => variables)).toEqual([
      { requestId: "request-1", reasonId: "reason-other", customReason: "We move to Kiel." },
    ]);
    expect(queryClient.getQueryData(requestQuery("request-1").queryKey)).toEqual(cancelled);
    expect(onCancelled).not.toHaveBeenCalled();

    await press("Back to the request");
    expect(onCancelled.mock.calls).toEqual([[cancelled]]);
    expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();
    expect(focused()).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("is told to the page also where the visitor leaves without closing the dialog", async () => {
    const { press, router, onCancelled } = await openLastQuestion();
    await press(goodBye);
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
    await act(() => router.navigate("/elsewhere"));
    expect(onCancelled.mock.calls).toEqual([[cancelled]]);
  });

  it("sends once, however often the button is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<{ cancelRequest: RequestDetails }>();
    const { user, callsOf } = await openLastQuestion({ CancelRequest: () => promise });
    await user.dblClick(screen.getByRole("button", { name: goodBye }));
    expect(callsOf("CancelRequest")).toHaveLength(1);
    resolve({ cancelRequest: cancelled });
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
  });

  it("tells how it went even if the dialog was closed meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<{ cancelRequest: RequestDetails }>();
    const { press } = await openLastQuestion({ CancelRequest: () => promise });
    await press(goodBye);
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    resolve({ cancelRequest: cancelled });
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
  });

  it.each(["CANCELLED", "REASSIGNED", "WINDOW_INSTALLED", "WINDOW_REGISTERED"] as const)(
    "is not offered where the request is %s",
    async (currentStatus) => {
      const { queryClient } = await setUp({
        ShowRequest: () => ({ showRequest: sampleRequest({ currentStatus }) }),
      });
      await waitFor(() => expect(queryClient.getQueryData(requestQuery("request-1").queryKey)).toBeTruthy());
      expect(screen.queryByRole("button")).toBeNull();
    },
  );
});

describe("the reason of a cancellation", () => {
  it("must be chosen", async () => {
    const { press, user } = await openDialog();
    await screen.findByRole("radio", { name: "Too expensive" });
    await press("Continue");
    expect(screen.getByText("Please choose a reason.")).toBeTruthy();
    expect(focused()).toBe(screen.getByRole("radio", { name: "Too expensive" }));
    await user.click(screen.getByRole("radio", { name: "Something else" }));
    expect(screen.queryByText("Please choose a reason.")).toBeNull();
  });

  it("takes own words where it allows them, and sends none else", async () => {
    const { user, press, callsOf } = await openDialog();
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    const words = screen.getByRole("textbox", { name: "In your own words optional" });
    await user.type(words, "Hello");
    expect(words.getAttribute("maxlength")).toBe("500");
    expect(screen.getByText("495 characters left")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Too expensive" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("Continue");
    expect(screen.queryByText("Hello")).toBeNull();
    await press("Continue");
    await press(goodBye);
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
    expect(callsOf("CancelRequest")[0]?.variables).toEqual({
      requestId: "request-1",
      reasonId: "reason-price",
      customReason: null,
    });
  });

  it("is kept by the way back, and where the dialog is closed and opened again", async () => {
    const { user, press } = await openDialog();
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "Hello");
    await press("Continue");
    await press("Continue");
    await press("Back");
    await press("Back");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    await press("Keep the request");
    expect(focused()).toBe(screen.getByRole("button", { name: "Cancel request" }));
    await press("Cancel request");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Hello");
  });

  it("can be chosen once the reasons are loaded", async () => {
    const { promise, resolve } = Promise.withResolvers<{ requestReasons: typeof reasons }>();
    await openDialog({ RequestReasons: () => promise });
    expect(screen.getByRole("status").textContent).toBe("The reasons are loading.");
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    resolve({ requestReasons: reasons });
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("can be chosen after a failure too", async () => {
    const { press, answer } = await openDialog({ RequestReasons: () => graphQlError("Out of order.") });
    expect((await screen.findByRole("alert")).textContent).toContain("Out of order.");
    answer({ RequestReasons: () => ({ requestReasons: reasons }) });
    await press("Try again");
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("cannot be chosen where there is none", async () => {
    await openDialog({ RequestReasons: () => ({ requestReasons: [] }) });
    expect(await screen.findByText("The request cannot be cancelled here at the moment")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});

describe("a cancellation that fails", () => {
  it("is told in the dialog, loses nothing and can be tried again", async () => {
    const { press, answer, callsOf } = await openLastQuestion({
      CancelRequest: () => graphQlError("The service has a break."),
    });
    await press(goodBye);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The request is not cancelled yet");
    expect(alert.textContent).toContain("The service has a break.");
    answer({ CancelRequest: () => ({ cancelRequest: cancelled }) });
    await press(goodBye);
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
    expect(callsOf("CancelRequest")).toHaveLength(2);
  });

  it("is no longer told after a step back", async () => {
    const { press } = await openLastQuestion({
      CancelRequest: () => graphQlError("The service has a break."),
    });
    await press(goodBye);
    await screen.findByRole("alert");
    await press("Back");
    await press("Continue");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says in its own words that the network is lost", async () => {
    const { press } = await openLastQuestion({
      CancelRequest: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await press(goodBye);
    expect((await screen.findByRole("alert")).textContent).toContain("Check your internet connection");
  });

  it("says that it is too late, and loads where the request stands now", async () => {
    const { press, answer, callsOf, onCancelled } = await openLastQuestion({
      CancelRequest: () => graphQlError("Cancelled already.", notCancellableCode),
    });
    answer({ ShowRequest: () => ({ showRequest: cancelled }) });
    await press(goodBye);
    expect(
      await screen.findByRole("dialog", { name: "This request can no longer be cancelled" }),
    ).toBeTruthy();
    expect(focused()).toBe(heading());
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull());
    expect(callsOf("ShowRequest")).toHaveLength(2);
    await press("Back to the request");
    expect(focused()).toBe(screen.getByRole("heading", { level: 1 }));
    expect(onCancelled).not.toHaveBeenCalled();
  });

  it("leads back to the reason that the service does not accept", async () => {
    const { press, callsOf } = await openLastQuestion({
      CancelRequest: () => violations({ reasonId: "There is no such reason." }),
    });
    await press(goodBye);
    expect(await screen.findByText("There is no such reason.")).toBeTruthy();
    expect(focused()).toBe(screen.getByRole("radio", { name: "Too expensive" }));
    await waitFor(() => expect(callsOf("RequestReasons")).toHaveLength(2));
  });

  it("leads back to the words that the service does not accept", async () => {
    const { user, press } = await openDialog({
      CancelRequest: () => violations({ customReason: "At most 500 characters." }),
    });
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "Hello");
    await press("Continue");
    await press("Continue");
    await press(goodBye);
    expect(await screen.findByText("At most 500 characters.")).toBeTruthy();
    expect(focused()).toBe(screen.getByRole("textbox"));
    await user.type(screen.getByRole("textbox"), "!");
    expect(screen.queryByText("At most 500 characters.")).toBeNull();
  });
});
