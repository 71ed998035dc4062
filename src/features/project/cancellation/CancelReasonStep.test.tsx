import { act, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stalledAfterMs } from "#errors/LoadingNotice.tsx";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  cancellationReasons,
  confirmLabel,
  getDialogHeading,
  openCancelDialog,
} from "#testing/rendering/openCancelDialog.tsx";

describe("CancelReasonStep", () => {
  it("requires a reason", async () => {
    const { press, user } = await openCancelDialog();
    await screen.findByRole("radio", { name: "Too expensive" });
    await press("Continue");
    expect(screen.getByText("Please choose a reason.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Too expensive" }));
    await user.click(screen.getByRole("radio", { name: "Something else" }));
    expect(screen.queryByText("Please choose a reason.")).toBeNull();
  });

  it("offers free text only for a reason that allows it, and sends none for another reason", async () => {
    const { user, press, getRequests } = await openCancelDialog();
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    const customReason = screen.getByRole("textbox", { name: "In your own words optional" });
    await user.type(customReason, "Hello");
    expect(customReason.getAttribute("maxlength")).toBe("500");
    expect(screen.getByText("495 characters left")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Too expensive" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("Continue");
    expect(screen.queryByText("Hello")).toBeNull();
    await press(confirmLabel);
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
    expect(getRequests("CancelRequest")[0]?.variables).toEqual({
      requestId: "request-1",
      reasonId: "reason-price",
    });
  });

  it("keeps reason and text when the customer goes back, or closes the dialog and opens it again", async () => {
    const { user, press } = await openCancelDialog();
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "Hello");
    await press("Continue");
    await press("Back");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    await press("Keep the request");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel request" }));
    await press("Cancel request");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Hello");
  });

  it("announces that the reasons are loading, and shows them when they are loaded", async () => {
    const { promise, resolve } = Promise.withResolvers<{ requestReasons: typeof cancellationReasons }>();
    await openCancelDialog({ RequestReasons: () => promise });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "The reasons are loading.",
      "",
    ]);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    resolve({ requestReasons: cancellationReasons });
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("offers to request the reasons again when the service stalls", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { press, stubResponses } = await openCancelDialog({ RequestReasons: () => new Promise(() => {}) });
    await act(() => vi.advanceTimersByTimeAsync(stalledAfterMs));
    expect(screen.getByRole("dialog").textContent).toContain("Our service is not responding yet.");
    stubResponses({ RequestReasons: () => ({ requestReasons: cancellationReasons }) });
    await press("Try again");
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("shows the error when the reasons cannot be loaded, and loads them on retry", async () => {
    const { press, stubResponses } = await openCancelDialog({
      RequestReasons: () => createGraphQlErrorResponse("Out of order."),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Out of order.");
    stubResponses({ RequestReasons: () => ({ requestReasons: cancellationReasons }) });
    await press("Try again");
    // The pressed button is gone.
    expect(document.activeElement).toBe(getDialogHeading());
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("says that the request cannot be cancelled here when there are no reasons", async () => {
    await openCancelDialog({ RequestReasons: () => ({ requestReasons: [] }) });
    expect(await screen.findByText("The request cannot be cancelled here at the moment")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});
