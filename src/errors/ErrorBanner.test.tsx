import { act, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createGraphQlError, createHttpError, RequestError } from "../api/errors.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { ErrorBanner } from "./ErrorBanner.tsx";

const sessionExpiredError = new RequestError("sessionExpired", "The session has expired.");

describe("ErrorBanner", () => {
  it("names the failed action and the reason", async () => {
    const error = createGraphQlError([{ message: "Out of order.", code: "NOT_FOUND" }]);
    await renderScreen(<ErrorBanner error={error} title="This could not be saved" />);
    expect(screen.getByRole("alert").textContent).toBe("This could not be savedOut of order.");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["without an error", null],
    ["for an expired session", sessionExpiredError],
  ])("renders nothing %s", async (_, error) => {
    await renderScreen(<ErrorBanner error={error} title="This could not be saved" />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a button that retries if a retry is possible", async () => {
    const retry = vi.fn();
    const { user } = await renderScreen(<ErrorBanner error={new Error()} title="Failed" onRetry={retry} />);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("names the time of the next attempt at a busy service, and allows no retry until then", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const error = createHttpError(503, "", { retryAfterMs: 70_000 });
    await renderScreen(<ErrorBanner error={error} title="Failed" onRetry={() => {}} />);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Try again" });
    expect(screen.getByText("Our service is busy. You can try again in 2 minutes.")).toBeTruthy();
    expect(button.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(69_000));
    expect(button.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(button.disabled).toBe(false);
  });

  it("allows a retry at once if the service asks for a short wait", async () => {
    const error = createHttpError(503, "", { retryAfterMs: 9000 });
    await renderScreen(<ErrorBanner error={error} title="Failed" onRetry={() => {}} />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(false);
  });

  it("offers to reload the page, in place of a retry, if a proxy wants a sign-in", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, reload });
    onTestFinished(() => void vi.unstubAllGlobals());
    const error = new RequestError("reloadNeeded", "A page was sent.");
    const { user } = await renderScreen(<ErrorBanner error={error} title="Failed" />);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Reload the page" }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
