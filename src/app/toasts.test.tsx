import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../api/errors.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure, graphQlError } from "../testing/responses.ts";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import { showToast } from "../ui/toastStore.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function openIntroduction() {
  const portal = await renderPortal("/", visitorAnswers);
  await screen.findByRole("heading", { level: 1 });
  // The host listens from its effects on, which may come a moment after the heading.
  await act(async () => {});
  return { ...portal, toasts: within(screen.getByRole("region", { name: "Messages" })) };
}

describe("a toast", () => {
  it("[R8.12] tells of a rejection that nobody handled", async () => {
    const { toasts } = await openIntroduction();
    const reason = new HttpError(500, "Internal Server Error");
    act(() => void dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })));
    expect(toasts.getByRole("alert").textContent).toContain("Internal Server Error");
  });

  it("can be closed", async () => {
    const { user, toasts } = await openIntroduction();
    act(() => showToast({ tone: "info", text: "Saved.", duration: "short" }));
    await user.click(toasts.getByRole("button", { name: "Close" }));
    expect(toasts.queryByText("Saved.")).toBeNull();
  });

  it.each([
    ["short", 5000],
    ["long", 15_000],
  ] as const)("[R9.12] that is %s stays for %d ms", async (duration, milliseconds) => {
    const { toasts } = await openIntroduction();
    vi.useFakeTimers();
    act(() => showToast({ tone: "info", text: "Saved.", duration }));
    act(() => void vi.advanceTimersByTime(milliseconds - 1));
    expect(toasts.getByText("Saved.")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(toasts.queryByText("Saved.")).toBeNull();
  });

  it("tells of an action that failed", async () => {
    const { user, answer, queryClient, toasts } = await openIntroduction();
    queryClient.clear();
    answer({ RuntimeConfig: () => graphQlError("The service has a break.") });
    await user.click(screen.getByRole("button", { name: "Sign in to your account" }));
    expect((await toasts.findByRole("alert")).textContent).toContain("The service has a break.");
  });

  it("tells of data that could not be brought up to date", async () => {
    rememberSignIn();
    const { answer, queryClient } = await renderPortal("/overview", customerAnswers);
    await screen.findByText("There is no project here yet");
    answer({ Projects: () => failure(404, "Not Found") });
    await queryClient.invalidateQueries({ queryKey: ["projects"] });
    expect((await screen.findByRole("alert")).textContent).toContain("Not Found");
    expect(screen.getByText("There is no project here yet")).toBeTruthy();
  });

  it("[R8.13] has a place to show beside an error screen too", async () => {
    rememberSignIn();
    const { takeLoggedErrors } = await renderPortal("/overview", {
      ...customerAnswers,
      "/api/auth/me": () => failure(404),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    // The screen tells of its error in an effect, which may come after its heading.
    await waitFor(() => expect(takeLoggedErrors()).toHaveLength(1));
    act(() => showToast({ tone: "negative", text: "The offer has expired.", duration: "long" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The offer has expired.");
  });
});
