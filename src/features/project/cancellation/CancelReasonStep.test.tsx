import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { cancellationReasons, getDialog, openCancelDialog } from "#testing/rendering/openCancelDialog.tsx";

describe("CancelReasonStep", () => {
  it("keeps reason and text when the customer goes back, or closes the dialog and opens it again", async () => {
    const { user, press } = await openCancelDialog();
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "Hello");
    await press("Continue");
    await press("Back");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    await press("Keep the request");
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Cancel request" }));
    await press("Cancel request");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something else" }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Hello");
  });

  it("stores the free text only while a reason that takes it is chosen", async () => {
    const { user } = await openCancelDialog();
    const choose = async (name: string) => user.click(await screen.findByRole("radio", { name }));
    await choose("Something else");
    await user.type(screen.getByRole("textbox"), "We move.");
    expect(findDraftKeys()).toHaveLength(1);
    await choose("Too expensive");
    expect(findDraftKeys()).toEqual([]);
    await choose("Something else");
    expect(findDraftKeys()).toHaveLength(1);
  });

  it("announces that the reasons are loading, and shows them when they have loaded", {
    tags: ["R3.12", "R7.14"],
  }, async () => {
    const { promise, resolve } = Promise.withResolvers<{ requestReasons: typeof cancellationReasons }>();
    await openCancelDialog({ RequestReasons: () => promise });
    await expect.poll(getAnnouncement).toBe("The reasons are loading.");
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    resolve({ requestReasons: cancellationReasons });
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
    await expect.poll(getAnnouncement).toBe("The content has loaded.");
  });

  it("announces the end of a short loading, too: the dialog that opened has spoken its beginning", async () => {
    const { promise, resolve } = Promise.withResolvers<{ requestReasons: typeof cancellationReasons }>();
    await openCancelDialog({ RequestReasons: () => promise });
    resolve({ requestReasons: cancellationReasons });
    await expect.poll(getAnnouncement).toBe("The content has loaded.");
  });

  it("shows the error when the reasons cannot be loaded, and loads them on retry", async () => {
    const { press, stubResponses } = await openCancelDialog({
      RequestReasons: () => createGraphQlErrorResponse("Out of order."),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Out of order.");
    stubResponses({ RequestReasons: () => ({ requestReasons: cancellationReasons }) });
    await press("Try again");
    // The pressed button is gone.
    await expect.poll(() => document.activeElement).toBe(within(getDialog()).getByRole("heading"));
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("explains that the request cannot be cancelled here if there are no reasons", async () => {
    await openCancelDialog({ RequestReasons: () => ({ requestReasons: [] }) });
    expect(await screen.findByText("The request cannot be cancelled here at the moment")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});
