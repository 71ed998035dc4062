import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  confirmLabel,
  getDialog,
  openCancelDialog,
  openConfirmStep,
} from "#testing/rendering/openCancelDialog.tsx";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import { notCancellableCode } from "./useCancelRequest.ts";

/** Replaces all texts like a browser's translation. */
function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

describe("CancelDialog in a translated page", () => {
  it("gives each button the name of its action at the last step", async () => {
    const { user } = await openCancelDialog();
    await user.click(await screen.findByRole("radio", { name: "Too expensive" }));
    translatePage();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("heading").textContent).toBe("Cancel this request permanently?");
    expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Close",
      "Back",
      confirmLabel,
    ]);
  });
});

describe("CancelDialog after a failed cancellation", () => {
  it("explains that it is too late, and loads the request again (REQUEST_NOT_CANCELLABLE)", async () => {
    const { press, stubResponses, getRequests } = await openConfirmStep({
      CancelRequest: () => createGraphQlErrorResponse("Too late.", notCancellableCode),
    });
    const installed = createSampleRequest({ currentStatus: "WINDOW_INSTALLED" });
    stubResponses({ ShowRequest: () => ({ showRequest: installed }) });
    await press(confirmLabel);
    expect(
      await screen.findByRole("dialog", { name: "This request can no longer be cancelled" }),
    ).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(within(getDialog()).getByRole("heading"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull());
    // The three requests show the request, find out whether it is already cancelled, and show its new state.
    expect(getRequests("ShowRequest")).toHaveLength(3);
    await press("Back to the request");
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(getRequests("ProjectDetails")).toHaveLength(1);
  });

  it("returns to the reason that the service rejects, and loads the reasons again", async () => {
    const { press, getRequests } = await openConfirmStep({
      CancelRequest: () => createValidationErrorResponse({ reasonId: "There is no such reason." }),
    });
    await press(confirmLabel);
    expect(await screen.findByText("There is no such reason.")).toBeTruthy();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("radio", { name: "Too expensive" }));
    await waitFor(() => expect(getRequests("RequestReasons")).toHaveLength(2));
  });

  it("cancels without the free text if the service does not know its argument, and shows that the text was not sent", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { user, press, getRequests } = await openCancelDialog({
      CancelRequestWithCustomReason: () =>
        createGraphQlErrorResponse(
          'Unknown argument "customReason" on field "Mutation.cancelRequest".',
          "GRAPHQL_VALIDATION_FAILED",
        ),
    });
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "We are moving.");
    await press("Continue");
    await press(confirmLabel);
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
    const notice = screen.getByText("Your own words were not sent").closest<HTMLElement>(".banner");
    expect(notice?.textContent).toContain("Your own words were not sent");
    expect(notice?.textContent).toContain("We are moving.");
    expect(getRequests("CancelRequest").map(({ variables }) => variables)).toEqual([
      { requestId: ids.request, reasonId: createId("reason", 2) },
    ]);
  });

  it("returns to the free text that the service rejects", async () => {
    const { user, press } = await openCancelDialog({
      CancelRequestWithCustomReason: () =>
        createValidationErrorResponse({ customReason: "At most 500 characters." }),
    });
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox"), "Hello");
    await press("Continue");
    await press(confirmLabel);
    expect(await screen.findByText("At most 500 characters.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox"));
    await user.type(screen.getByRole("textbox"), "!{Tab}");
    expect(screen.queryByText("At most 500 characters.")).toBeNull();
  });
});
