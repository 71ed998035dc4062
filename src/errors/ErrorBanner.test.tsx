import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  GraphQlError,
  HttpError,
  markSessionExpired,
  NetworkError,
  notAuthorizedCode,
} from "../api/errors.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { ErrorBanner } from "./ErrorBanner.tsx";

const sessionExpiredError = new HttpError(401, "Unauthorized");
markSessionExpired(sessionExpiredError);

describe("ErrorBanner", () => {
  it.each([
    [
      "the text of the service",
      new GraphQlError([{ message: "Out of order.", code: "NOT_FOUND" }]),
      "Out of order.",
    ],
    [
      "the text of an authorization error while the session is valid",
      new GraphQlError([{ message: "Not yours.", code: notAuthorizedCode }]),
      "Not yours.",
    ],
    [
      "no status of an HTTP error without a text",
      new HttpError(503, "Service Unavailable"),
      "Our service reported a problem.",
    ],
    [
      "advice on the connection for a network error",
      new NetworkError("Failed to fetch"),
      /internet connection/,
    ],
  ])("shows %s", async (_, error, text) => {
    await renderScreen(<ErrorBanner error={error} title="This could not be saved" />);
    expect(screen.getByRole("alert").textContent).toMatch(text);
    expect(screen.getByText("This could not be saved")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["without an error", null],
    ["for an expired session", sessionExpiredError],
  ])("renders nothing %s", async (_, error) => {
    await renderScreen(<ErrorBanner error={error} title="This could not be saved" />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a button that retries where a retry is possible", async () => {
    const retry = vi.fn();
    const { user } = await renderScreen(<ErrorBanner error={new Error()} title="Failed" onRetry={retry} />);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
