import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { GraphQlError, HttpError, markSessionExpired } from "../api/errors.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { ErrorBanner } from "./ErrorBanner.tsx";

const sessionExpiredError = new HttpError(401, "Unauthorized");
markSessionExpired(sessionExpiredError);

describe("ErrorBanner", () => {
  it("shows what failed and why", async () => {
    const error = new GraphQlError([{ message: "Out of order.", code: "NOT_FOUND" }]);
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

  it("shows a button that retries where a retry is possible", async () => {
    const retry = vi.fn();
    const { user } = await renderScreen(<ErrorBanner error={new Error()} title="Failed" onRetry={retry} />);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
